import type { TransactionSession } from '../database/database.ts'
import { identifier } from './sql-text.ts'
import type { Sequence, TableCatalog } from './table-catalog.ts'

/**
 * Opens a migrated database for rows of all tenants, in the transaction that writes them: without its triggers, which would book, count and post a second time, and
 * without row-level security for the owner. Empties it. `endLoad` undoes this before the commit.
 */
export async function openForLoad(
  session: TransactionSession,
  { tables, lateKeys }: TableCatalog,
): Promise<void> {
  await session.query(`truncate ${tables.map(({ name }) => identifier(name)).join(', ')}`)
  for (const { name, ofTenants } of tables) {
    await session.query(`alter table ${identifier(name)} disable trigger user`)
    if (ofTenants) await session.query(`alter table ${identifier(name)} no force row level security`)
  }
  for (const { table, constraint } of lateKeys)
    await session.query(
      `alter table ${identifier(table)} alter constraint ${identifier(constraint)} deferrable initially deferred`,
    )
}

/** Checks the foreign keys that had to wait, and brings triggers and row-level security back. */
export async function endLoad(
  session: TransactionSession,
  { tables, lateKeys }: TableCatalog,
): Promise<void> {
  await session.query('set constraints all immediate')
  for (const { table, constraint } of lateKeys)
    await session.query(
      `alter table ${identifier(table)} alter constraint ${identifier(constraint)} not deferrable`,
    )
  for (const { name, ofTenants } of tables) {
    if (ofTenants) await session.query(`alter table ${identifier(name)} force row level security`)
    await session.query(`alter table ${identifier(name)} enable trigger user`)
  }
}

export async function continueSequences(
  session: TransactionSession,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await session.query('select setval($1::regclass, $2::bigint, $3)', [identifier(name), value, isCalled])
}
