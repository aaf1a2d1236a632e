import { setTimeout as wait } from 'node:timers/promises'
import { databaseFault } from '../errors/database-error.ts'
import type { Database, ScriptSession } from './database.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'
import { assertTenantRole, assertTenantRolePossible } from './tenant-role.ts'
import { assertNotHalfRestored } from './unfinished-restore.ts'
import { UnusableDatabaseError } from './unusable-database.ts'
import { assertUsable } from './usable-server.ts'

const JOURNAL = `create table if not exists schema_migrations (
  name text primary key, hash text not null, applied_at timestamptz not null default now());
  alter table schema_migrations add column if not exists contracts boolean not null default false`

/** The file that creates the role of `tenant-role.ts`. */
const FIRST = '0000_platform.sql'
/** The first file from before the baseline (docs/decisions/0014-tenants-roles-database.md). */
const FIRST_OF_BEFORE = '0000_core.sql'

/**
 * A file waits five seconds for a lock (`ScriptSession.apply`), then lets queued visitors proceed before it tries
 * again.
 */
const LOCK_TRIES = 20
const LOCK_PAUSE_MS = 1_000
const LOCK_TIMEOUT = '55P03'

interface Applied {
  hash: string
  contracts: boolean
}

export interface MigrateOptions {
  folder?: string
  lockPauseMs?: number
  /** Applies only these: a restore creates the tables of the program that wrote the backup. */
  only?: ReadonlySet<string>
}

/**
 * Applies missing files, each in one transaction with its journal row, and returns their names. Safe to call twice, from two processes, and after a crash. Throws
 * `UnusableDatabaseError` if a person has to act first.
 */
export async function migrate(
  database: Database,
  { folder, only, lockPauseMs = LOCK_PAUSE_MS }: MigrateOptions = {},
): Promise<string[]> {
  const files = readMigrations(folder).filter(({ name }) => only?.has(name) ?? true)
  return database.withScriptSession(async (session) => {
    await assertUsable(session)
    if (!only) await assertNotHalfRestored(session)
    const applied = await readJournal(session)
    const names: string[] = []
    if (applied.has(FIRST_OF_BEFORE))
      throw new UnusableDatabaseError(
        'This database was made by a version of Sureda from before its first release and cannot be upgraded: delete the folder "database" in DATA_DIR (.data), ' +
          'or name an empty database in DATABASE_URL, and start again.',
      )
    // a program with an older schema must not apply its own files either
    if (folder === undefined) assertNewEnough(applied, files)
    if (files.some(({ name }) => name === FIRST) && !applied.has(FIRST))
      await assertTenantRolePossible(session)
    for (const file of files) {
      const hash = applied.get(file.name)?.hash
      if (hash === undefined) {
        await applyOne(session, file, lockPauseMs)
        names.push(file.name)
      } else if (hash !== file.hash) {
        throw new Error(
          `Migration ${file.name} was changed after it had been applied to this database. Changes need a new file. ` +
            'A database that holds only demo data can be deleted instead (folder .data).',
        )
      }
    }
    await assertTenantRole(session)
    return names
  })
}

/** An older program can run on a schema that was only extended, but not on one from which something was removed. */
function assertNewEnough(applied: ReadonlyMap<string, Applied>, files: readonly MigrationFile[]): void {
  const known = new Set(files.map(({ name }) => name))
  const removing = [...applied].filter(([name, { contracts }]) => contracts && !known.has(name))
  if (removing.length > 0)
    throw new UnusableDatabaseError(
      `This program is older than the database: ${removing.map(([name]) => name).join(', ')} removed what it reads. ` +
        'Start the version that made the change or a later one, or restore the backup from before it.',
    )
}

async function readJournal(session: ScriptSession): Promise<Map<string, Applied>> {
  const [found] = await session.query<{ whole: boolean }>(
    `select exists (select from pg_attribute where attrelid = to_regclass('public.schema_migrations') and attname = 'contracts') as whole`,
  )
  if (!found?.whole) await session.apply(JOURNAL)
  const rows = await session.query<Applied & { name: string }>(
    'select name, hash, contracts from schema_migrations',
  )
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}

async function applyOne(session: ScriptSession, file: MigrationFile, pauseMs: number): Promise<void> {
  const noted = {
    text: 'insert into schema_migrations (name, hash, contracts) values ($1, $2, $3)',
    values: [file.name, file.hash, file.contracts],
  }
  for (let attempt = 1; ; attempt++) {
    try {
      for (const statement of file.statements ?? []) await session.query(statement)
      return await session.apply(file.statements ? '' : file.text, noted)
    } catch (error) {
      const isLocked = databaseFault(error)?.code === LOCK_TIMEOUT
      if (isLocked && attempt < LOCK_TRIES) {
        await wait(pauseMs)
        continue
      }
      const hint = isLocked ? '. Another session holds the table: end it, then start again' : ''
      throw new Error(`Migration ${file.name} failed: ${(error as Error).message}${hint}`, { cause: error })
    }
  }
}
