import type { Db } from './database.ts'
import { sql } from './orm.ts'
import { rowsOf } from './with-tenant.ts'

/** Further apart than this, what people are shown and what the database holds no longer agree. */
const APART_MAX_MS = 60_000

/** The clock of this process and that of the database differ by more than a minute. */
export class ClocksApart extends Error {
  override name = 'ClocksApart'
}

/** Throws `ClocksApart`. The time of asking counts in favour of the clocks; the embedded database has the clock of its process. */
export async function requireSameClock(db: Db): Promise<void> {
  const askedAt = Date.now()
  const [row] = await rowsOf<{ ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  const answeredAt = Date.now()
  const theirs = row?.ms ?? Number.NaN
  const apart = theirs < askedAt ? askedAt - theirs : Math.max(0, theirs - answeredAt)
  if (apart <= APART_MAX_MS) return
  const seconds = Math.round(apart / 1_000)
  const side = theirs < askedAt ? 'ahead of' : 'behind'
  throw new ClocksApart(`the clock of this process is ${seconds} s ${side} that of the database`)
}
