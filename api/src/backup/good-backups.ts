import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

/** Records that the backup taken at this moment was read back and is complete. */
export async function recordGoodBackup(db: Db, takenAt: Date): Promise<void> {
  await db.execute(
    sql`insert into good_backups (taken_at) values (${takenAt.toISOString()}) on conflict do nothing`,
  )
}

/** Withdraws a backup that was found damaged later. */
export async function withdrawGoodBackup(db: Db, takenAt: Date): Promise<void> {
  await db.execute(sql`delete from good_backups where taken_at = ${takenAt.toISOString()}`)
}

/**
 * The time of the newest verified backup, in seconds since 1970; 0 if there is none. A time in the future comes from
 * a wrong clock and does not count, because it would silence the alert until then.
 */
export async function lastGoodBackup(db: Db): Promise<number> {
  const [last] = await rowsOf<{ at: number }>(
    db,
    sql`select coalesce(extract(epoch from max(taken_at)), 0)::float8 as at from good_backups where taken_at <= now()`,
  )
  return last?.at ?? 0
}
