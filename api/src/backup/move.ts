import type { Database } from '../database/database.ts'
import { type FileArea, readFiles, writeFiles } from './files.ts'
import { liveRows } from './live-rows.ts'
import { assertKnown, loadRows } from './load.ts'
import { prepareTarget } from './prepare-target.ts'

export interface Move {
  from: { database: Database; files: readonly FileArea[] }
  to: {
    database: Database
    /** Empty if files stay in their folders. */
    files: readonly FileArea[]
  }
}

export interface Moved {
  tables: number
  rows: number
  files: number
}

/**
 * Copies a whole installation, sessions included, to an empty database: files first, then all rows in one transaction,
 * compared by count and sum. The source is only read. An interrupted run can be repeated. Throws `BackupError` if the
 * target is not empty.
 */
export async function moveInstallation({ from, to }: Move): Promise<Moved> {
  return from.database.withTransaction('snapshot', async (session) => {
    const rows = await liveRows(session)
    assertKnown(rows.migrations)
    const migrations = new Set(rows.migrations.map(({ name }) => name))
    await prepareTarget(to.database, {
      source: 'the move of an embedded database',
      migrations,
      replaces: false,
    })
    let files = 0
    if (to.files.length > 0)
      for await (const group of readFiles(from.files)) {
        await writeFiles(to.files, group, false)
        files += group.length
      }
    return { files, tables: rows.tables.size, rows: await loadRows(to.database, rows) }
  })
}
