import type { TransactionSession } from '../database/database.ts'
import { assertNotHalfRestored } from '../database/unfinished-restore.ts'
import type { RowSource } from './load.ts'
import { readRows } from './rows.ts'
import { setCanonicalTextFormat } from './sql-text.ts'
import { readSequences, readTables } from './table-catalog.ts'

/**
 * The rows of a database as this transaction sees them. Throws `UnusableDatabaseError` if the database is only half
 * restored.
 */
export async function liveRows(session: TransactionSession): Promise<RowSource> {
  await assertNotHalfRestored(session)
  await setCanonicalTextFormat(session)
  const tables = await readTables(session)
  const tenants = await session.query<{ id: string }>('select id from tenants order by id')
  const byName = new Map(tables.map((table) => [table.name, table]))
  return {
    migrations: await session.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations order by name',
    ),
    tables: new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])),
    lines: async function* (name) {
      const table = byName.get(name)
      if (table)
        yield* readRows(
          session,
          table,
          tenants.map(({ id }) => id),
        )
    },
    sequences: () => readSequences(session),
  }
}
