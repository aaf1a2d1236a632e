import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openPostgres } from '@sureda/api/database/postgres'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { expect, it, onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const run = promisify(execFile)
/** Small heap limits, so that V8 collects garbage early. */
const STRICT = ['--max-old-space-size=96', '--max-semi-space-size=2']
const TELL = `data:text/javascript,process.on('exit',()=>console.error('used',process.resourceUsage().maxRSS))`
const ROWS = 150_000

it('a backup of 120 MB of rows takes hardly more memory than an empty one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sureda-memory-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const { env, drop } = await testDatabaseEnv()
  onTestFinished(drop)
  const megabytesOf = async (target: string) => {
    const { stderr } = await run(
      process.execPath,
      [...STRICT, '--import', TELL, MAIN, 'backup', 'create', join(root, target)],
      { env: { ...process.env, NODE_ENV: 'test', DATA_DIR: root, RELEASES_DIR: join(root, 'r'), ...env } },
    )
    return Number(/used (\d+)/.exec(stderr)?.[1]) / 1024
  }
  const database = await openPostgres({ url: env.DATABASE_URL ?? '', poolSize: 1 })
  await seedTenants(database.db)
  const before = await megabytesOf('before')
  // the time limits of a request do not apply here
  await database.withTransaction('write', async (session) => {
    await session.query(`select set_config('app.tenant', 'raya', true)`)
    await session.query(
      `insert into mail_outbox (tenant_id, recipient, subject, body)
       select 'raya', n || '@example.org', 's', repeat(md5(n::text), 20) from generate_series(1, ${ROWS}) n`,
    )
  })
  await database.close()
  expect((await megabytesOf('after')) - before).toBeLessThan(90)
})
