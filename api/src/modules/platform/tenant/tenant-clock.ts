import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import type { Clock } from '../../bookings/availability/slot-rules.ts'

/** The transaction's time with the tenant's time zone. */
export const clockOf = async (tx: Db, { timeZone }: { timeZone: string }): Promise<Clock> => ({
  now: await databaseTime.of(tx),
  timeZone,
})
