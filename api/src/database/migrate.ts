import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, ScriptSession } from './database.ts'
import { sql } from './orm.ts'
import { assertTenantRole, assertTenantRolePossible } from './tenant-role.ts'
import { UnusableDatabaseError } from './unusable-database.ts'
import { rowsOf } from './with-tenant.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle/', import.meta.url))

const JOURNAL = `create table if not exists schema_migrations (
  name text primary key, hash text not null, applied_at timestamptz not null default now())`

/** The file that creates the role of `tenant-role.ts`. */
const FIRST = '0000_platform.sql'
/** The first file from before the baseline (docs/decisions/0014-tenants-roles-database.md). */
const FIRST_OF_BEFORE = '0000_core.sql'

export interface MigrationFile {
  name: string
  text: string
  hash: string
}

/** The migration files by number; throws if two have the same. */
export function readMigrations(folder = MIGRATIONS_FOLDER): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
  for (const [index, name] of files.entries()) {
    if (files[index + 1]?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`Two migrations have the number of ${name}`)
  }
  return files.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/**
 * Applies missing files, each in one transaction with its journal row, and returns their names. Safe to call twice, from two processes, and after a crash. Throws
 * `UnusableDatabaseError` if a person has to act first.
 */
export async function migrate(database: Database, { folder }: { folder?: string } = {}): Promise<string[]> {
  const files = readMigrations(folder)
  return database.withScriptSession(async (session) => {
    const applied = await readJournal(session)
    const names: string[] = []
    if (applied.has(FIRST_OF_BEFORE))
      throw new UnusableDatabaseError(
        'This database was made by a version of Sureda from before its first release and cannot be upgraded: delete the folder "database" in DATA_DIR (.data), ' +
          'or name an empty database in DATABASE_URL, and start again.',
      )
    if (files.some(({ name }) => name === FIRST) && !applied.has(FIRST))
      await assertTenantRolePossible(session)
    for (const file of files) {
      const hash = applied.get(file.name)
      if (hash === undefined) {
        await applyOne(session, file)
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

/** Names of files that this database lacks, for `/readyz`. Takes no lock. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(database.db, sql`select name from schema_migrations`)
  const applied = new Set(rows.map((row) => row.name))
  return readMigrations()
    .map((file) => file.name)
    .filter((name) => !applied.has(name))
}

async function readJournal(session: ScriptSession): Promise<Map<string, string>> {
  const [found] = await session.query<{ exists: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as exists`,
  )
  if (!found?.exists) await session.query(JOURNAL)
  const rows = await session.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  return new Map(rows.map((row) => [row.name, row.hash]))
}

async function applyOne(session: ScriptSession, file: MigrationFile): Promise<void> {
  try {
    await session.apply(file.text, {
      text: 'insert into schema_migrations (name, hash) values ($1, $2)',
      values: [file.name, file.hash],
    })
  } catch (error) {
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
