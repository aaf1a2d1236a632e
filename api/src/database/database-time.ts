import type { Db } from './database.ts'
import { type SQL, sql } from './orm.ts'
import { rowsOf } from './with-tenant.ts'

/**
 * The time for rules and jobs: `now()` of the transaction, because the clock of a process may be wrong. It is an object, so that a test can set the time
 * (`testing/database-clock.ts`).
 */
export const databaseTime = {
  async of(tx: Db): Promise<Date> {
    const [row] = await rowsOf<{ ms: number }>(
      tx,
      sql`select (extract(epoch from now()) * 1000)::float8 as ms`,
    )
    if (!row) throw new Error('the database did not answer its time')
    return new Date(row.ms)
  },
}

/** A moment after the transaction's `now()`, for a value that is only written. */
export const nowPlus = (ms: number): SQL<Date> => sql<Date>`now() + ${ms} * interval '1 millisecond'`
