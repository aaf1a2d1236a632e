import type { Db } from './database.ts'
import { sql } from './orm.ts'
import { rowsOf } from './with-tenant.ts'

/** With a larger difference, screens and database would not agree. */
const APART_MAX_MS = 60_000

/** The clocks of process and database differ by more than a minute. */
export class ClockSkewError extends Error {
  override name = 'ClockSkewError'
}

/**
 * Throws `ClockSkewError`. The duration of the query is tolerated; the embedded database uses the clock of its process.
 */
export async function assertSameClock(db: Db): Promise<void> {
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
  throw new ClockSkewError(`the clock of this process is ${seconds} s ${side} that of the database`)
}
