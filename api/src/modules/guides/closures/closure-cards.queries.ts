import type { Db } from '../../../database/database.ts'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from '../../../database/orm.ts'
import { CARDS_MAX } from '../../bookings/notices/notice-rows.queries.ts'
import { ofExperience } from '../../bookings/reservations/reservations.queries.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { closures, closureNotices as notices } from './closures.tables.ts'

/**
 * Closures that affect open reservations of the person: open ones, and lifted ones whose end was notified. Without
 * dismissed ones, newest first.
 */
export const listClosureNotices = (db: Db, tenantId: string, userId: string) =>
  db
    .select({
      id: notices.id,
      createdAt: notices.createdAt,
      liftedAt: notices.liftedAt,
      reservationId: reservations.id,
      title: experiences.title,
      date: reservations.date,
      time: reservations.time,
      nights: reservations.nights,
      startsAt: reservations.startsAt,
      reason: closures.reason,
    })
    .from(notices)
    .innerJoin(closures, and(eq(closures.tenantId, notices.tenantId), eq(closures.id, notices.closureId)))
    .innerJoin(
      reservations,
      and(eq(reservations.tenantId, notices.tenantId), eq(reservations.id, notices.reservationId)),
    )
    .innerJoin(experiences, ofExperience)
    .where(
      and(
        eq(notices.tenantId, tenantId),
        eq(notices.userId, userId),
        isNull(notices.dismissedAt),
        or(isNull(closures.endedAt), and(isNotNull(notices.liftedAt), sql`${reservations.startsAt} > now()`)),
        inArray(reservations.status, ['pending', 'confirmed']),
        sql`${reservations.date} <= ${closures.untilDate} and ${reservations.date} + coalesce(${reservations.nights}, 1) - 1 >= ${closures.fromDate}`,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(CARDS_MAX)
export type ClosureNoticeRow = Awaited<ReturnType<typeof listClosureNotices>>[number]
