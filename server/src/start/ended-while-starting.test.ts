import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '@sureda/api/database/orm'
import { openPostgres } from '@sureda/api/database/postgres'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { expect, it, onTestFinished, vi } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

it.runIf(process.env.SUREDA_TEST_DATABASE === 'postgres')(
  'a server that is told to end while it waits to migrate ends at once',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sureda-start-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { env, drop } = await testDatabaseEnv()
    onTestFinished(drop)
    const database = await openPostgres({ url: env.DATABASE_URL ?? '', poolSize: 1 })
    onTestFinished(() => database.close())
    const migrating = async () =>
      rowsOf(
        database.db,
        sql`select from pg_stat_activity where datname = current_database() and application_name = 'sureda migration'`,
      )
    await database.withScriptSession(async () => {
      const before = (await migrating()).length
      const child = spawn(process.execPath, [MAIN, 'start', 'api'], {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATA_DIR: folder,
          PORT: '0',
          INTERNAL_KEY: 'i'.repeat(32),
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      await vi.waitFor(async () => expect((await migrating()).length).toBeGreaterThan(before), {
        timeout: 60_000,
        interval: 50,
      })
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    })
  },
)
