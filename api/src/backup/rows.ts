import { createHash } from 'node:crypto'
import type { TransactionSession } from '../database/database.ts'
import { identifier } from './sql-text.ts'
import type { Table } from './table-catalog.ts'

/** Rows in memory at a time; fewer if they are long. */
const ROWS_AT_ONCE = 2_000
const BYTES_AT_ONCE = 1024 * 1024

/** A row as one line: a JSON array of the texts of its columns, exact for every type. */
const lineOf = ({ columns }: Table) =>
  `array_to_json(array[${columns.map(({ name }) => `${identifier(name)}::text`).join(', ')}])::text`

/**
 * Checksum of a table, independent of the order of its rows: their number, and the sum of the first 64 bits of each
 * line's SHA-256.
 */
export interface RowSum {
  rows: number
  sum: string
}

export class RowCounter {
  #rows = 0
  #sum = 0n

  add(line: string): void {
    this.#rows += 1
    this.#sum += createHash('sha256').update(line).digest().readBigInt64BE(0)
  }

  get total(): RowSum {
    return { rows: this.#rows, sum: String(this.#sum) }
  }
}

/** The same checksum computed by the database, for the rows that this session can see. */
export async function databaseRowSum(session: TransactionSession, table: Table): Promise<RowSum> {
  const [found] = await session.query<RowSum>(
    `select count(*)::int as rows,
            coalesce(sum(('x' || encode(substr(sha256(convert_to(${lineOf(table)}, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint), 0)::text as sum
       from ${identifier(table.name)}`,
  )
  return found ?? { rows: 0, sum: '0' }
}

/** All rows of all tenants, some hundred lines at a time. Must run in a transaction with one snapshot. */
export async function* readRows(
  session: TransactionSession,
  table: Table,
  tenants: readonly string[],
): AsyncGenerator<string[]> {
  if (!table.ofTenants) return yield* readThroughCursor(session, table, 'true')
  for (const tenant of tenants) {
    await session.query(`select set_config('app.tenant', $1, true)`, [tenant])
    // the condition is for superusers, to whom row-level security does not apply
    yield* readThroughCursor(session, table, 'tenant_id = current_tenant()')
  }
}

async function* readThroughCursor(
  session: TransactionSession,
  table: Table,
  condition: string,
): AsyncGenerator<string[]> {
  await session.query(
    `declare backup_rows no scroll cursor for select ${lineOf(table)} as line from ${identifier(table.name)} where ${condition}`,
  )
  for (let count = 100; ; ) {
    const rows = await session.query<{ line: string }>(`fetch ${count} from backup_rows`)
    const lines = rows.map(({ line }) => line)
    if (lines.length > 0) yield lines
    if (lines.length < count) break
    const lengthOfOne = lines.reduce((sum, line) => sum + line.length, 0) / lines.length
    count = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(BYTES_AT_ONCE / lengthOfOne)))
  }
  await session.query('close backup_rows')
}

/** Groups lines into statements for `writeRows`. */
export function* statementBatches(lines: Iterable<string>): Generator<string[]> {
  let some: string[] = []
  let bytes = 0
  for (const line of lines) {
    some.push(line)
    bytes += line.length
    if (some.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE) continue
    yield some
    some = []
    bytes = 0
  }
  if (some.length > 0) yield some
}

/** Writes lines of `readRows` with one statement; `columns` must be in their order. */
export async function writeRows(
  session: TransactionSession,
  table: Table,
  lines: readonly string[],
): Promise<void> {
  const names = table.columns.map(({ name }) => identifier(name)).join(', ')
  const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  await session.query(
    `insert into ${identifier(table.name)} (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as line`,
    [`[${lines.join(',')}]`],
  )
}
