import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'

/** More than the space left in freed pages and in the open log, where a single row may still fit. */
const TRIAL_BYTES = 1024 * 1024
const ROW_BYTES = 1_024

/** Allocates new pages and log space; a temporary table leaves no pages behind. */
export async function writeToDatabase(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table trial_write (filling text) on commit drop`)
    await tx.execute(
      sql`insert into trial_write select repeat('x', ${ROW_BYTES}) from generate_series(1, ${TRIAL_BYTES / ROW_BYTES})`,
    )
  })
}
