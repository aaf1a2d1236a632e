import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '@sureda/gateway/server'

const PATIENCE_MS = 30_000

/** Waits until database, migrations, registry and the first page of every tenant answer; then the addresses may be announced. */
export async function untilReady(server: RunningServer): Promise<{ name: string; host: string }[]> {
  const deadline = performance.now() + PATIENCE_MS
  let answer = 'nothing yet'
  while (performance.now() < deadline) {
    const ready = await fetch(`${server.url}/readyz`)
    answer = await ready.text()
    if (ready.ok) {
      const tenants = await server.tenants()
      for (const { host } of tenants) await assertPage(server, host)
      return tenants
    }
    await wait(200)
  }
  throw new Error(`The server does not become ready: ${answer}`)
}

async function assertPage(server: RunningServer, host: string): Promise<void> {
  const page = await server.app.inject({ url: '/welcome', headers: { host } })
  if (page.statusCode !== 200)
    throw new Error(`The first page of ${host} answers ${page.statusCode}: ${page.body.slice(0, 300)}`)
}
