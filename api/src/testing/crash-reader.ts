import { openDatabase } from '../database/open.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

/** The number of rows of a crash-writer that the embedded database lacks. @throws when it does not open */
export async function missingRows(folder: string, acknowledged: readonly number[]): Promise<number> {
  const database = await openDatabase({ dataDir: folder })
  try {
    // reads the table once by a scan and once by the index, because both must contain every acknowledged row
    const found = async (scan: 'seqscan' | 'indexscan') => {
      const other = scan === 'seqscan' ? 'indexscan' : 'seqscan'
      await database.db.execute(sql.raw(`set enable_${other} = off`))
      await database.db.execute(sql.raw(`set enable_${scan} = on`))
      const rows = await rowsOf<{ name: string }>(
        database.db,
        sql`select group_name as name from settings where tenant_id = 'gavarres' and group_name like 'n%' order by group_name`,
      )
      return new Set(rows.map((row) => row.name))
    }
    const [heap, index] = [await found('seqscan'), await found('indexscan')]
    return acknowledged.filter((number) => !heap.has(`n${number}`) || !index.has(`n${number}`)).length
  } finally {
    await database.close()
  }
}
