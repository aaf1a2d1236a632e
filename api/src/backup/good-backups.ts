import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

/** Records that the backup taken at this moment was read back and is complete. */
export async function noteGoodBackup(db: Db, takenAt: Date): Promise<void> {
  await db.execute(
    sql`insert into good_backups (taken_at) values (${takenAt.toISOString()}) on conflict do nothing`,
  )
}

/** The time of the newest verified backup, in seconds since 1970; 0 if there is none. */
export async function lastGoodBackup(db: Db): Promise<number> {
  const [last] = await rowsOf<{ at: number }>(
    db,
    sql`select coalesce(extract(epoch from max(taken_at)), 0)::float8 as at from good_backups`,
  )
  return last?.at ?? 0
}
