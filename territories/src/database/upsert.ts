import { createHash } from 'node:crypto'
import type { Db } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'

export interface Counts {
  created: number
  updated: number
  unchanged: number
  removed: number
  /** No longer in the pack, but hidden instead of deleted because of reservations, points or packages. */
  retired: number
}

export const noCounts = (): Counts => ({ created: 0, updated: 0, unchanged: 0, removed: 0, retired: 0 })

/** Columns of one table by their names in the database; all rows of a call have the same keys. */
export type Row = Record<string, unknown>

/**
 * Writes new and changed rows in one statement. Unchanged rows are not touched, so that triggers, versions and caches
 * stay quiet.
 */
export async function upsert(
  db: Db,
  table: string,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<Counts> {
  const counts = noCounts()
  const [first] = rows
  if (!first) return counts
  const columns = Object.keys(first)
  const changing = columns.filter((column) => !keys.includes(column))
  const list = (names: readonly string[], prefix = '') =>
    sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '))
  const written = await rowsOf<{ created: boolean }>(
    db,
    sql`insert into ${sql.identifier(table)} as present (${list(columns)})
      select ${list(columns)} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
      on conflict (${list(keys)}) do update set ${sql.raw(changing.map((name) => `"${name}" = excluded."${name}"`).join(', '))}
      where (${list(changing, 'present.')}) is distinct from (${list(changing, 'excluded.')})
      returning (xmax = 0) as created`,
  )
  counts.created = written.filter((row) => row.created).length
  counts.updated = written.length - counts.created
  counts.unchanged = rows.length - written.length
  return counts
}

/** Ids of the tenant's rows that the pack no longer has, without those of which `spared` is true. */
export async function idsNotInPack(
  db: Db,
  table: string,
  tenantId: string,
  ids: readonly string[],
  spared = 'false',
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from ${sql.identifier(table)} where tenant_id = ${tenantId} and id <> all(${pgArray(ids)}::text[])
      and not (${sql.raw(spared)}) order by id`,
  )
  return rows.map((row) => row.id)
}

/** Both drivers take an array literal as text; a JavaScript array would be spread into parameters. */
export const pgArray = (values: readonly string[]) =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`

/** The same id for the same parts, so that another import finds the row. */
export function stableUuid(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\0')).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Existing rows are unchanged, because people may have edited them. */
export async function insertMissing(db: Db, table: string, rows: readonly Row[]): Promise<Counts> {
  const [first] = rows
  if (!first) return noCounts()
  const columns = sql.raw(
    Object.keys(first)
      .map((column) => `"${column}"`)
      .join(', '),
  )
  const written = await rowsOf(
    db,
    sql`insert into ${sql.identifier(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing returning 1`,
  )
  return { ...noCounts(), created: written.length, unchanged: rows.length - written.length }
}
