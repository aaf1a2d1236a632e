import type { TransactionSession } from '../database/database.ts'
import { UNFINISHED_RESTORE } from '../database/unfinished-restore.ts'
import { identifier } from './sql-text.ts'

export interface TableColumn {
  name: string
  type: string
}

export interface Table {
  name: string
  /** Without generated columns, which the database computes. */
  columns: TableColumn[]
  /**
   * The table belongs to tenants and is read one tenant at a time, because row-level security applies to the owner,
   * too.
   */
  ofTenants: boolean
}

export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

/**
 * Tables that are not part of a backup: migrations write the journal, and the other two describe only this database.
 */
export const OWN_TABLES = ['schema_migrations', UNFINISHED_RESTORE, 'good_backups']

/**
 * Every table of the installation, read from the database's own catalog, so that a new one cannot be forgotten.
 * Unlogged tables hold nothing worth keeping.
 */
export const readTables = (session: TransactionSession): Promise<Table[]> =>
  session.query<Table>(
    `select c.relname as name, c.relrowsecurity as "ofTenants",
            (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
               from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all ($1)
      order by c.relname`,
    [OWN_TABLES],
  )

/** Read after the rows, so that no number in them is assigned again. */
export async function readSequences(session: TransactionSession): Promise<Sequence[]> {
  const names = await session.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const [row] = await session.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${identifier(name)}`,
    )
    if (row) sequences.push({ name, value: row.value, isCalled: row.called })
  }
  return sequences
}
