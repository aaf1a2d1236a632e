import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

/** Notes that the backup of this moment was read again and is whole. */
export async function noteGoodBackup(db: Db, takenAt: Date): Promise<void> {
  await db.execute(
    sql`insert into good_backups (taken_at) values (${takenAt.toISOString()}) on conflict do nothing`,
  )
}

/** The moment whose rows the newest good backup holds, in seconds since 1970; 0 where there is none. */
export async function lastGoodBackup(db: Db): Promise<number> {
  const [last] = await rowsOf<{ at: number }>(
    db,
    sql`select coalesce(extract(epoch from max(taken_at)), 0)::float8 as at from good_backups`,
  )
  return last?.at ?? 0
}
