import type { TransactionSession } from '../database/database.ts'
import { UNFINISHED_RESTORE } from '../database/unfinished-restore.ts'
import { identifier } from './sql-text.ts'

export interface TableColumn {
  name: string
  type: string
}

export interface Table {
  name: string
  /** Without generated ones, which the database makes again. */
  columns: TableColumn[]
  /** Its rows belong to tenants and are read one tenant at a time: row-level security applies to the owner, too. */
  ofTenants: boolean
}

export interface LateKey {
  table: string
  constraint: string
}

export interface TableCatalog {
  /** Each table after those it refers to. */
  tables: Table[]
  /** Foreign keys that no order satisfies: of a table to itself, or in a circle. */
  lateKeys: LateKey[]
}

export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

/** The journal is written by the migrations, the marker by a restore that has not ended. */
export const OWN_TABLES = ['schema_migrations', UNFINISHED_RESTORE]

interface ForeignKey {
  table: string
  target: string
  constraint: string
}

/** Every table of the installation from the database's own catalog, so that a new one is never forgotten. Unlogged ones hold nothing of worth. */
export async function readTableCatalog(session: TransactionSession): Promise<TableCatalog> {
  const tables = await session.query<Table>(
    `select c.relname as name, c.relrowsecurity as "ofTenants",
            (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
               from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all ($1)
      order by c.relname`,
    [OWN_TABLES],
  )
  const keys = await session.query<ForeignKey>(
    `select c.relname as table, t.relname as target, k.conname as constraint
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2, 3`,
  )
  return inOrder(tables, keys)
}

function inOrder(tables: readonly Table[], keys: readonly ForeignKey[]): TableCatalog {
  const ordered: Table[] = []
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const lateKeys: LateKey[] = []
  while (waiting.size > 0) {
    const isReady = ({ name }: Table) =>
      keys.every((key) => key.table !== name || key.target === name || !waiting.has(key.target))
    const ready = [...waiting.values()].filter(isReady)
    // a circle: one of it goes first, and what it refers to is checked at the end
    for (const table of ready.length > 0 ? ready : [...waiting.values()].slice(0, 1)) {
      lateKeys.push(...keys.filter((key) => key.table === table.name && waiting.has(key.target)))
      waiting.delete(table.name)
      ordered.push(table)
    }
  }
  return { tables: ordered, lateKeys: lateKeys.map(({ table, constraint }) => ({ table, constraint })) }
}

/** Read after the rows: no number that they hold is given out again. */
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
