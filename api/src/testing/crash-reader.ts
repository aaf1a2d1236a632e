import { openDatabase } from '../database/open.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

/** How many numbers of a crash-writer the embedded database does not have; throws when it does not open. */
export async function missingRows(folder: string, acknowledged: readonly number[]): Promise<number> {
  const database = await openDatabase({ dataDir: folder })
  try {
    // once by the heap and once by the index: both must agree with what was promised
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
