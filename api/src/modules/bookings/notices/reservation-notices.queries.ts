import type { Db } from '../../../database/database.ts'
import { alias, and, asc, desc, eq, gt, isNull, sql } from '../../../database/orm.ts'
import { isRetryDue, type JobScope } from '../../../jobs/process-each.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { users } from '../../members/profile/user.tables.ts'
import { ofExperience } from '../reservations/reservations.queries.ts'
import { reservations } from '../reservations/reservations.tables.ts'
import { CARDS_MAX, MAILS_MAX, shownSince } from './notice-rows.queries.ts'
import { reservationNotices as notices } from './reservation-notices.tables.ts'

const ofReservation = and(
  eq(reservations.tenantId, notices.tenantId),
  eq(reservations.id, notices.reservationId),
)

/** Whether the notice still matches the reservation. */
const isTrue = sql<boolean>`case
  when ${notices.kind} in ('confirmed', 'reminder') then ${reservations.status} = 'confirmed'
  when ${notices.kind} in ('completed', 'attended', 'no_show') then ${reservations.status} = 'completed'
  else ${reservations.status} = 'cancelled' end`

const columns = {
  id: notices.id,
  kind: notices.kind,
  createdAt: notices.createdAt,
  dismissedAt: notices.dismissedAt,
  reservationId: notices.reservationId,
  isTrue,
  title: experiences.title,
  locationName: experiences.locationName,
  date: reservations.date,
  time: reservations.time,
  nights: reservations.nights,
  startsAt: reservations.startsAt,
  people: reservations.people,
  reasonCode: reservations.reasonCode,
  cancelReason: reservations.cancelReason,
}

/** The facts of a notice, for cards and mails. */
export type NoticeFacts = Awaited<ReturnType<typeof listNoticesOf>>[number]

/** The latest notice of each of the person's reservations, newest first, unless dismissed, old, or no longer true. */
export async function listNoticesOf(db: Db, tenantId: string, userId: string, now: Date) {
  const latest = db
    .selectDistinctOn([notices.reservationId], columns)
    .from(notices)
    .innerJoin(reservations, ofReservation)
    .innerJoin(experiences, ofExperience)
    .where(
      and(eq(notices.tenantId, tenantId), eq(notices.userId, userId), gt(notices.createdAt, shownSince(now))),
    )
    .orderBy(notices.reservationId, desc(notices.createdAt))
  const rows = await latest
  return rows
    .filter((row) => row.dismissedAt === null && row.isTrue)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, CARDS_MAX)
}

/** Notices that no mail job has handled, oldest first, locked until the transaction ends; other processes take others. */
export function takeDueNotices(db: Db, scope: JobScope) {
  return db
    .select({
      ...columns,
      email: users.email,
      name: users.name,
      preferredLanguage: users.preferredLanguage,
      wishes: users.notifications,
    })
    .from(notices)
    .innerJoin(reservations, ofReservation)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, notices.tenantId), eq(users.id, notices.userId)))
    .where(
      and(eq(notices.tenantId, scope.tenantId), isNull(notices.handledAt), isRetryDue(scope, notices.id)),
    )
    .orderBy(asc(notices.createdAt), asc(notices.id))
    .limit(MAILS_MAX)
    .for('update', { of: notices, skipLocked: true })
}

const guides = alias(users, 'guides')

/** A request that waits for its guide's answer, with member and guide; undefined if it does not wait, or has no guide. */
export async function findRequest(db: Db, tenantId: string, id: string) {
  const [request] = await db
    .select({
      date: reservations.date,
      time: reservations.time,
      nights: reservations.nights,
      people: reservations.people,
      createdAt: reservations.createdAt,
      startsAt: reservations.startsAt,
      title: experiences.title,
      member: users.name,
      guide: { name: guides.name, email: guides.email, language: guides.preferredLanguage },
      wishes: guides.notifications,
    })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .innerJoin(guides, and(eq(guides.tenantId, experiences.tenantId), eq(guides.id, experiences.guideUserId)))
    .where(
      and(eq(reservations.tenantId, tenantId), eq(reservations.id, id), eq(reservations.status, 'pending')),
    )
  return request
}
