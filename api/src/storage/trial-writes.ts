import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'

/** More than what freed pages and an opened log still take: a row may fit where the next table page does not. */
const TRIAL_BYTES = 1024 * 1024
const ROW_BYTES = 1_024

/** Takes new pages and a place in the log; a temporary table leaves no pages behind that a vacuum would have to find. */
export async function writeToDatabase(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table trial_write (filling text) on commit drop`)
    await tx.execute(
      sql`insert into trial_write select repeat('x', ${ROW_BYTES}) from generate_series(1, ${TRIAL_BYTES / ROW_BYTES})`,
    )
  })
}
