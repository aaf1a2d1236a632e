import type { Database, TransactionSession } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { readMigrations } from '../database/migration-files.ts'
import { BackupError } from './backup-error.ts'
import { continueSequences, disableConstraints, enableTriggers, recreateConstraints } from './bulk-load.ts'
import { endRestore } from './prepare-target.ts'
import { databaseRowSum, RowCounter, type RowSum, statementBatches, writeRows } from './rows.ts'
import { setCanonicalTextFormat } from './sql-text.ts'
import { readTables, type Sequence, type Table } from './table-catalog.ts'

/** About ten megabytes of rows. */
const STATEMENTS_BETWEEN = 16

/** The rows of an installation, from a backup or another database. */
export interface RowSource {
  migrations: readonly { name: string; hash: string }[]
  /** Columns of each table, in the order of its lines. */
  tables: ReadonlyMap<string, readonly string[]>
  lines(table: string): AsyncIterable<string[]>
  /** Called after all lines have been read. */
  sequences(): Promise<readonly Sequence[]>
}

/** Throws `BackupError` if the rows come from a newer program, or from one with other migrations. */
export function assertKnown(migrations: RowSource['migrations']): void {
  const known = new Map(readMigrations().map(({ name, hash }) => [name, hash]))
  const unknown = migrations.filter(({ name }) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupError(
      `This program is older than the data: it does not know ${unknown.map(({ name }) => name).join(', ')}. Install the version that wrote it, or a later one.`,
    )
  const changed = migrations.find(({ name, hash }) => known.get(name) !== hash)
  if (changed)
    throw new BackupError(
      `The data was written by another program: its ${changed.name} is not the one of this program.`,
    )
}

/**
 * Creates the tables as they were when the rows were read, writes all rows in one transaction and compares their sums,
 * then applies the later migrations. `prepareTarget` must have prepared the target; `adjust` changes what must not be
 * restored unchanged. Returns the number of rows. Throws `BackupError`.
 */
export async function loadRows(
  target: Database,
  source: RowSource,
  adjust: (session: TransactionSession) => Promise<void> = async () => undefined,
): Promise<number> {
  const names = new Set(source.migrations.map(({ name }) => name))
  await migrate(target, { only: names })
  const count = await target.withTransaction('write', async (session) => {
    await setCanonicalTextFormat(session)
    const tables = (await readTables(session)).map((table) => inOrderOf(table, source.tables.get(table.name)))
    const missing = [...source.tables.keys()].find((name) => !tables.some((table) => table.name === name))
    if (missing) throw new BackupError(`The data has a table ${missing} that this program does not make.`)
    const rules = await disableConstraints(session, tables)
    // without a checkpoint the log of the embedded database would keep growing
    const afterSome = async () => void (target.kind === 'embedded' && (await session.query('checkpoint')))
    let count = 0
    for (const table of tables) {
      const written = await copyTable(session, table, source.lines(table.name), afterSome)
      const found = await databaseRowSum(session, table)
      if (found.rows !== written.rows || found.sum !== written.sum)
        throw new BackupError(
          `${table.name} was not written as it was read: ${written.rows} rows, ${found.rows} arrived. Nothing was changed.`,
        )
      count += found.rows
    }
    await recreateConstraints(session, rules)
    await adjust(session)
    await enableTriggers(session, tables)
    await continueSequences(session, await source.sequences())
    await endRestore(session)
    return count
  })
  await migrate(target)
  await target.withTransaction('write', (session) => session.query('analyze'))
  await target.settle()
  return count
}

async function copyTable(
  session: TransactionSession,
  table: Table,
  lines: AsyncIterable<string[]>,
  afterSome: () => Promise<void>,
): Promise<RowSum> {
  const counter = new RowCounter()
  let statements = 0
  for await (const group of lines)
    for (const some of statementBatches(group)) {
      for (const line of some) counter.add(line)
      await writeRows(session, table, some)
      statements += 1
      if (statements % STATEMENTS_BETWEEN === 0) await afterSome()
    }
  return counter.total
}

function inOrderOf(table: Table, names: readonly string[] | undefined): Table {
  const columns = names?.map((name) => table.columns.find((column) => column.name === name))
  if (!columns || columns.length !== table.columns.length || columns.includes(undefined))
    throw new BackupError(`The data has other columns of ${table.name} than this program makes.`)
  return { ...table, columns: columns.filter((column) => column !== undefined) }
}
