import type { Db } from '../../../database/database.ts'
import { and, eq, gt, lte, notExists, sql } from '../../../database/orm.ts'
import { isRetryDue, processEach } from '../../../jobs/process-each.ts'
import { reservationEvents, reservations } from '../reservations/reservations.tables.ts'
import { reservationNotices as notices } from './reservation-notices.tables.ts'

const DAY_MS = 86_400_000
const BATCH = 100

/**
 * Creates reminders for up to a hundred confirmed reservations that begin within a day, and returns how many it took. People
 * who booked or were confirmed within that day were just told. Runs in every process; a constraint allows each
 * reservation once.
 */
export async function remindDue(db: Db, tenantId: string, now: Date): Promise<number> {
  const work = { tenantId, job: 'reminders' }
  const reminded = db
    .select({ one: sql`1` })
    .from(notices)
    .where(
      and(
        eq(notices.tenantId, reservations.tenantId),
        eq(notices.reservationId, reservations.id),
        eq(notices.kind, 'reminder'),
      ),
    )
  const justConfirmed = db
    .select({ one: sql`1` })
    .from(reservationEvents)
    .where(
      and(
        eq(reservationEvents.tenantId, reservations.tenantId),
        eq(reservationEvents.reservationId, reservations.id),
        sql`${reservationEvents.kind} in ('booked', 'confirmed')`,
        sql`${reservationEvents.at} > ${reservations.startsAt} - interval '24 hours'`,
      ),
    )
  const due = await db
    .select({ id: reservations.id, userId: reservations.userId })
    .from(reservations)
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(reservations.status, 'confirmed'),
        gt(reservations.startsAt, now),
        lte(reservations.startsAt, new Date(now.getTime() + DAY_MS)),
        notExists(reminded),
        notExists(justConfirmed),
        isRetryDue(work, reservations.id),
      ),
    )
    .orderBy(reservations.id)
    .limit(BATCH)
    .for('update', { of: reservations, skipLocked: true })
  // a reminder that another process has created meanwhile is left as it is
  return processEach(db, work, due, (tx, { id: reservationId, userId }) =>
    tx.insert(notices).values({ tenantId, reservationId, userId, kind: 'reminder' }).onConflictDoNothing(),
  )
}
