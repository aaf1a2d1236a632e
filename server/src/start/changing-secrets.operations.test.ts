import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { startApiProcess } from '@sureda/api/testing/api-process'
import { ask } from '@sureda/api/testing/network/ask'
import { type PostgresCluster, querySql, runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { startMailServer } from '@sureda/api/testing/services/mail-server'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { signOverride } from '@sureda/gateway/rollout/override-token'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)]
const folder = mkdtempSync(path.join(tmpdir(), 'sureda-changing-'))
let cluster: PostgresCluster
beforeAll(async () => {
  cluster = await startPostgres()
  await runSql(cluster.url('postgres'), 'create database office')
  const database = await openDatabase({ url: cluster.url('office'), dataDir: folder })
  await migrate(database)
  await seedTenants(database.db)
  await database.close()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Gateway {
  process: ServerProcess
  /** The secret that the gateway signs with. */
  signs: string
}

async function startGateway(OVERRIDE_SECRET: string): Promise<Gateway> {
  const process = await startServerProcess(
    path.join(folder, 'gateway'),
    {
      DATABASE_URL: cluster.url('office'),
      INTERNAL_KEY: 'i'.repeat(32),
      API_URL: 'http://127.0.0.1:1',
      OVERRIDE_SECRET,
    },
    'gateway',
  )
  return { process, signs: OVERRIDE_SECRET.split(',')[0] ?? '' }
}

/** Whether a gateway accepts an override that was signed with this secret. */
async function accepts({ process }: Gateway, secret: string): Promise<boolean> {
  const token = signOverride({ releases: {}, expires: Math.ceil(Date.now() / 1000) + 3_600 }, [secret])
  const { headers } = await ask(
    Number(new URL(process.url).port),
    `/registry.json?sureda-override=${token}`,
    {
      host: 'gavarres.localhost',
    },
  )
  return String(headers['set-cookie']).includes(`sureda_override=${token};`)
}

it('changes OVERRIDE_SECRET in one gateway after the other: each accepts the tokens of all', async () => {
  const running = [await startGateway(OLD), await startGateway(OLD)]
  try {
    for (const secrets of [`${OLD},${NEW}`, `${NEW},${OLD}`, NEW])
      for (const _each of [1, 2]) {
        running.push(await startGateway(secrets))
        await running.shift()?.process.end('SIGTERM')
        for (const one of running)
          for (const { signs } of running) expect(await accepts(one, signs), secrets).toBe(true)
      }
    expect(await Promise.all(running.map((one) => accepts(one, OLD)))).toEqual([false, false])
  } finally {
    await Promise.all(running.map(({ process }) => process.end()))
  }
})

it('lets mails wait when the password of SMTP_URL has changed, and sends them with the new one', async () => {
  const server = await startMailServer()
  const admin = cluster.adminUrl.replace('/postgres?', '/office?')
  const env = { DATABASE_URL: cluster.url('office'), DATA_DIR: path.join(folder, 'mail') }
  const mail = async () =>
    (
      await querySql<{ attempts: number; error: string | null; sent: boolean }>(
        admin,
        `select attempts, last_error as error, sent_at is not null as sent from mail_outbox`,
      )
    )[0]
  server.changePassword('another')
  const former = await startApiProcess({ ...env, SMTP_URL: server.url('right') })
  await runSql(
    admin,
    `insert into mail_outbox (tenant_id, recipient, subject, body) values ('gavarres', 'a@example.test', 'x', 'x')`,
  )
  await vi.waitFor(async () => expect((await mail())?.error).toContain('535'), {
    timeout: 60_000,
    interval: 100,
  })
  const changed = await startApiProcess({ ...env, SMTP_URL: server.url('another') })
  await former.stop()
  // makes the next attempt due, which otherwise comes two minutes later
  await runSql(admin, 'update mail_outbox set due_at = now()')
  await vi.waitFor(async () => expect(await mail()).toMatchObject({ attempts: 2, sent: true }), {
    timeout: 60_000,
    interval: 100,
  })
  expect(server.mails()).toBe(1)
  await changed.stop()
  await server.stop()
})
