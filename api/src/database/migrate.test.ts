import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { describeSchema } from '../testing/describe-schema.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { migrationStatus, pendingMigrations } from './migration-status.ts'
import { sql } from './orm.ts'
import { UnusableDatabaseError } from './unusable-database.ts'
import { rowsOf } from './with-tenant.ts'

let database: Database
let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'sureda-migrations-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it('has nothing to do the second time', async () => {
  expect(await pendingMigrations(database)).toEqual([])
  expect(await migrate(database)).toEqual([])
})

it('runs each file once when two start at the same time', async () => {
  write('9000_one.sql', 'create table one (id int); insert into one values (1);')
  write('9001_two.sql', 'insert into one values (2);')
  // the migration waits for earlier statements, so a statement that waits for the lock must not be one of them
  write('9002_index.sql', '-- statement by statement\ncreate index concurrently one_ix on one (id);')
  const done = await Promise.all([migrate(database, { folder }), migrate(database, { folder })])
  expect(done.flat().sort()).toEqual(['9000_one.sql', '9001_two.sql', '9002_index.sql'])
  expect(await rowsOf(database.db, sql`select id from one order by id`)).toEqual([{ id: 1 }, { id: 2 }])
})

it.runIf(process.env.SUREDA_TEST_DATABASE !== 'embedded')(
  'has no transaction open while it waits: an index made concurrently would wait for it',
  async () => {
    const states = () =>
      rowsOf<{ state: string }>(
        database.db,
        sql`select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and (query = 'rollback' or query like '%pg_try_advisory_xact_lock%') order by state`,
      )
    let waiting: Promise<unknown> | undefined
    await database.withScriptSession(async () => {
      waiting = migrate(database, { folder })
      // one of the two holds the lock and has an open transaction
      await expect.poll(states).toEqual([{ state: 'idle' }, { state: 'idle in transaction' }])
    })
    await waiting
  },
)

it('rolls back a file that fails, names it, and resumes there next time', async () => {
  write('9000_fine.sql', 'create table fine (id int);')
  write('9001_broken.sql', 'create table half (id int); select no_such_function();')
  await expect(migrate(database, { folder })).rejects.toThrow('Migration 9001_broken.sql failed')
  const [left] = await rowsOf<{ half: string | null }>(
    database.db,
    sql`select to_regclass('half')::text as half`,
  )
  expect(left?.half).toBeNull()
  write('9001_broken.sql', 'create table half (id int);')
  expect(await migrate(database, { folder })).toEqual(['9001_broken.sql'])
})

it('refuses a file that was changed after it had been applied', async () => {
  write('9000_one.sql', 'create table one (id int);')
  await migrate(database, { folder })
  write('9000_one.sql', 'create table one (id bigint);')
  await expect(migrate(database, { folder })).rejects.toThrow(
    '9000_one.sql was changed after it had been applied',
  )
})

it('refuses a database older than the baseline, and says what to do', async () => {
  await database.db.execute(sql`insert into schema_migrations (name, hash) values ('0000_core.sql', 'x')`)
  await expect(migrate(database)).rejects.toThrow(
    /cannot be upgraded: delete the folder "database" in DATA_DIR \(\.data\), or name an empty database in DATABASE_URL, and start again\.$/,
  )
  await expect(migrate(database)).rejects.toThrow(UnusableDatabaseError)
})

it('lets an older program run where migrations only added, and refuses with a message where a newer one removed something', async () => {
  const note = (name: string, contracts: boolean) =>
    database.db.execute(
      sql`insert into schema_migrations (name, hash, contracts) values (${name}, 'x', ${contracts})`,
    )
  await note('9000_adds.sql', false)
  expect(await migrate(database)).toEqual([])
  const [last] = (await migrationStatus(database)).slice(-1)
  expect(last).toMatchObject({
    name: '9000_adds.sql',
    state: 'unknown',
    appliedAt: expect.stringMatching(/^\d{4}-/),
  })
  await note('9001_removes.sql', true)
  await expect(migrate(database)).rejects.toThrow(UnusableDatabaseError)
  await expect(migrate(database)).rejects.toThrow(
    'This program is older than the database: 9001_removes.sql removed what it reads.',
  )
})

it('runs a file marked “statement by statement” in steps, and repeats it after an interruption', async () => {
  write('9000_table.sql', 'create table many (id int); insert into many values (1), (1);')
  const file = (kind: string) =>
    `-- statement by statement\ndrop index concurrently if exists many_ix;\ncreate ${kind} concurrently many_ix on many (id);`
  write('9001_index.sql', file('unique index'))
  await expect(migrate(database, { folder })).rejects.toThrow('Migration 9001_index.sql failed')
  write('9001_index.sql', file('index'))
  expect(await migrate(database, { folder })).toEqual(['9001_index.sql'])
  const indexes = await rowsOf(
    database.db,
    sql`select indisvalid as valid from pg_index where indexrelid = 'many_ix'::regclass`,
  )
  expect(indexes).toEqual([{ valid: true }])
})

it('refuses a server that is too old, a standby and a user without rights, each with what to do', async () => {
  const server = {
    version: 150_004,
    standby: false,
    creates: true,
    owner: 'sureda',
    name: 'office',
    encoding: 'UTF8',
  }
  const answering = (facts: Partial<typeof server>): Database => ({
    ...database,
    withScriptSession: (fn) =>
      fn({ apply: async () => undefined, query: async <Row>() => [{ ...server, ...facts }] as Row[] }),
  })
  const refusal = (facts: Partial<typeof server>) => expect(migrate(answering(facts))).rejects
  await refusal({ version: 140_010 }).toThrow('PostgreSQL 14 is too old: Sureda needs 15 or later.')
  await refusal({ encoding: 'SQL_ASCII' }).toThrow('stores text as SQL_ASCII')
  await refusal({ standby: true }).toThrow('is a standby and takes no writes')
  await refusal({ creates: false }).toThrow('alter database office owner to sureda;')
})

it('refuses two files with one number', () => {
  write('9000_one.sql', '')
  write('9000_two.sql', '')
  expect(() => readMigrations(folder)).toThrow('Two migrations have the number of 9000_one.sql')
})

// the schemas are compared once, from the run on PostgreSQL
it.runIf(inject('databaseTemplate').kind === 'postgres')(
  'makes the same schema on both engines',
  async () => {
    const embedded = await openEmbedded({})
    await migrate(embedded)
    const made = await describeSchema(database.db)
    expect(made).toEqual(await describeSchema(embedded.db))
    expect(made.length).toBeGreaterThan(500)
    await embedded.close()
    // starting a second embedded engine takes long on a busy machine
  },
)
