import { setTimeout as wait } from 'node:timers/promises'
import type { RunningApi } from '@sureda/api/server'
import type { Role } from '@sureda/server/start/role'

const TIMEOUT_MS = 30_000

/**
 * Waits until database, migrations, registry and, unless it is an API without pages, the first page of every tenant
 * answer. Then the addresses may be announced.
 */
export async function untilReady(server: RunningApi, role: Role): Promise<{ name: string; host: string }[]> {
  const deadline = performance.now() + TIMEOUT_MS
  let answer = 'nothing yet'
  while (performance.now() < deadline) {
    const ready = await fetch(`${server.url}/readyz`)
    answer = await ready.text()
    if (ready.ok) {
      const tenants = await server.tenants()
      if (role !== 'api') for (const { host } of tenants) await assertPage(server, host)
      return tenants
    }
    await wait(200)
  }
  throw new Error(`The server does not become ready: ${answer}`)
}

async function assertPage(server: RunningApi, host: string): Promise<void> {
  const page = await server.app.inject({ url: '/welcome', headers: { host } })
  if (page.statusCode !== 200)
    throw new Error(`The first page of ${host} answers ${page.statusCode}: ${page.body.slice(0, 300)}`)
}
