import type { Database } from './database.ts'
import { readMigrations } from './migration-files.ts'
import { sql } from './orm.ts'
import { rowsOf } from './with-tenant.ts'

export interface MigrationState {
  name: string
  /** `unknown`: applied by a newer program than this one. */
  state: 'applied' | 'pending' | 'unknown'
  /** UTC, `2026-11-29 20:15`; undefined while pending. */
  appliedAt: string | undefined
}

/** All migrations of program and database, by number. Takes no lock and works on an empty database. */
export async function migrationStatus(database: Database): Promise<MigrationState[]> {
  const rows = await rowsOf<{ table: string | null }>(
    database.db,
    sql`select to_regclass('public.schema_migrations')::text as table`,
  )
  const applied = rows[0]?.table
    ? await rowsOf<{ name: string; at: string }>(
        database.db,
        sql`select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from schema_migrations`,
      )
    : []
  const dates = new Map(applied.map(({ name, at }) => [name, at]))
  const known = new Set(readMigrations().map(({ name }) => name))
  return [...new Set([...known, ...dates.keys()])].sort().map((name) => ({
    name,
    state: !known.has(name) ? 'unknown' : dates.has(name) ? 'applied' : 'pending',
    appliedAt: dates.get(name),
  }))
}

/** Names of files that this database lacks, for `/readyz`. */
export const pendingMigrations = async (database: Database): Promise<string[]> =>
  (await migrationStatus(database)).filter(({ state }) => state === 'pending').map(({ name }) => name)
