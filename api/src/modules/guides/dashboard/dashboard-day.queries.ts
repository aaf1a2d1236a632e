import type { Db } from '../../../database/database.ts'
import { and, asc, eq, gte, inArray, isNull, min, notExists, sql } from '../../../database/orm.ts'
import { ofExperience } from '../../bookings/reservations/reservations.queries.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experienceSchedules, experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { users } from '../../members/profile/user.tables.ts'
import { closureObjects, closures } from '../closures/closures.tables.ts'
import type { Guide } from './guide.queries.ts'

const ofGuide = ({ tenantId, userId }: Guide) =>
  and(eq(experiences.tenantId, tenantId), eq(experiences.guideUserId, userId))

/** Null for a stay, which has days and no hour: its `time` is the earliest arrival. */
const hour = sql<string | null>`case when ${reservations.nights} is null then ${reservations.time} end`

/** The first day from `today` with participants; null if there is none. */
export async function findNextDay(db: Db, guide: Guide, today: string): Promise<string | null> {
  const [row] = await db
    .select({ date: min(reservations.date) })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .where(and(ofGuide(guide), gte(reservations.date, today), sql`${reservations.status} <> 'cancelled'`))
  return row?.date ?? null
}

/** The groups of one day, by start: all people of one experience and time. */
export const listGroupsOfDay = (db: Db, guide: Guide, date: string) =>
  db
    .select({
      experienceId: experiences.id,
      title: experiences.title,
      locationName: experiences.locationName,
      time: hour,
      startsAt: sql<string>`min(${reservations.startsAt})`,
      endsAt: sql<string>`max(${reservations.endsAt})`,
      people: sql<number>`sum(${reservations.people})::int`,
      reservations: sql<number>`count(*)::int`,
      pending: sql<number>`(count(*) filter (where ${reservations.status} = 'pending'))::int`,
    })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .where(and(ofGuide(guide), eq(reservations.date, date), sql`${reservations.status} <> 'cancelled'`))
    .groupBy(experiences.tenantId, experiences.id, hour)
    .orderBy(asc(sql`min(${reservations.startsAt})`), asc(experiences.id))

/** Requests that can still be answered, earliest deadline first. */
export function listWaiting(db: Db, guide: Guide, now: Date, limit: number) {
  const expiresAt = sql<string>`least(${reservations.createdAt} + interval '48 hours', ${reservations.startsAt} - interval '2 hours')`
  return db
    .select({
      id: reservations.id,
      title: experiences.title,
      date: reservations.date,
      time: hour,
      people: reservations.people,
      memberName: users.name,
      expiresAt,
    })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .where(
      and(
        ofGuide(guide),
        eq(reservations.status, 'pending'),
        sql`${expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(expiresAt), asc(reservations.id))
    .limit(limit)
}

/** The guide's active experiences in open closures of any guide, with affected reservations. */
export const listClosedExperiences = (db: Db, guide: Guide) =>
  db
    .select({
      id: experiences.id,
      title: experiences.title,
      from: closures.fromDate,
      until: closures.untilDate,
      reservations: sql<number>`(select count(*)::int from reservations r
        where r.tenant_id = ${experiences.tenantId} and r.experience_id = ${experiences.id}
          and r.status in ('pending', 'confirmed') and r.date <= ${closures.untilDate} and r.date + coalesce(r.nights, 1) - 1 >= ${closures.fromDate})`,
    })
    .from(experiences)
    .innerJoin(
      closureObjects,
      and(
        eq(closureObjects.tenantId, experiences.tenantId),
        eq(closureObjects.kind, 'experience'),
        eq(closureObjects.objectId, experiences.id),
      ),
    )
    .innerJoin(
      closures,
      and(eq(closures.tenantId, closureObjects.tenantId), eq(closures.id, closureObjects.closureId)),
    )
    .where(and(ofGuide(guide), eq(experiences.status, 'active'), isNull(closures.endedAt)))
    .orderBy(asc(closures.fromDate), asc(experiences.id))
    .limit(20)

/** Active in-app experiences of the guide that cannot be booked because they have no time slots. */
export const listWithoutSlots = (db: Db, guide: Guide) =>
  db
    .select({ id: experiences.id, title: experiences.title })
    .from(experiences)
    .where(
      and(
        ofGuide(guide),
        eq(experiences.status, 'active'),
        inArray(experiences.purchase, ['slot', 'table', 'nights']),
        notExists(
          db
            .select({ one: sql`1` })
            .from(experienceSchedules)
            .where(
              and(
                eq(experienceSchedules.tenantId, experiences.tenantId),
                eq(experienceSchedules.experienceId, experiences.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(experiences.sortOrder), asc(experiences.id))
    .limit(20)
