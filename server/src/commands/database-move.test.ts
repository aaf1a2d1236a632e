import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillInstallation, tableHashes } from '@sureda/api/backup/installation.testing'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { sql } from '@sureda/api/database/orm'
import { openPostgres } from '@sureda/api/database/postgres'
import { folderObjects } from '@sureda/api/storage/folder-objects'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

interface Ended {
  code: number | null
  text: string
}

function move(dataDir: string, url: string): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [MAIN, 'database', 'move', url], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      EMBEDDED_DURABILITY: 'off',
    },
  })
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.on('data', (chunk) => (text += chunk))
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, text }))) }
}

/** Whether the move has reached this state in the new database. */
async function reached(url: string, statement: string): Promise<boolean> {
  const database = await openPostgres({ url, poolSize: 1, onError: () => undefined })
  try {
    return await database.withTransaction('snapshot', async (session) => {
      const [row] = await session.query<{ yes: boolean }>(`select ${statement} as yes`)
      return row?.yes ?? false
    })
  } finally {
    await database.close()
  }
}

const STEPS = [
  ['once it is marked', `to_regclass('public.unfinished_restore') is not null`],
  [
    'while it writes rows',
    `exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'insert into%')`,
  ],
] as const

it.runIf(process.env.SUREDA_TEST_DATABASE === 'postgres')(
  'moves everything to PostgreSQL, however often it was killed, and leaves the old database as it was',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sureda-move-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const { env, drop } = await testDatabaseEnv()
    onTestFinished(drop)
    const url = String(env.DATABASE_URL)
    const old = await openDatabase({ dataDir, durability: 'off' })
    await migrate(old)
    await fillInstallation(old, { store: folderObjects(dataDir), folders: ['uploads'] })
    // enough rows that the move can be interrupted while it writes
    await old.db.execute(
      sql`insert into mail_outbox (tenant_id, recipient, subject, body) select 'raya', n || '@example.org', 's', 'b' from generate_series(1, 20000) n`,
    )
    const before = await tableHashes(old)

    // the old database is still open in another process
    const refused = await move(dataDir, url).ended
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('Stop that process first') })
    await old.close()

    for (const [_step, statement] of STEPS) {
      const { child, ended } = move(dataDir, url)
      while (child.exitCode === null && !(await reached(url, statement))) await wait(20)
      child.kill('SIGKILL')
      await ended
      const half = await openPostgres({ url, poolSize: 1, onError: () => undefined })
      await expect(migrate(half)).rejects.toThrow(
        'This database is not whole: the move of an embedded database',
      )
      await half.close()
    }

    const done = await move(dataDir, url).ended
    expect(done).toMatchObject({ code: 0, text: expect.stringContaining('Now set DATABASE_URL') })
    const target = await openPostgres({ url, poolSize: 1, onError: () => undefined })
    await migrate(target)
    expect(await tableHashes(target)).toEqual(before)
    await target.close()
    expect(await move(dataDir, url).ended).toMatchObject({
      code: 1,
      text: expect.stringContaining('was moved to PostgreSQL'),
    })
    rmSync(join(dataDir, 'moved-to-postgresql'))
    const former = await openDatabase({ dataDir, durability: 'off' })
    expect(await tableHashes(former)).toEqual(before)
    await former.close()
    expect(existsSync(join(dataDir, 'uploads/gavarres'))).toBe(true)
  },
)
