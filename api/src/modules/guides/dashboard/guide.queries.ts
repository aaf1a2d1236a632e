import { EXPERIENCE_STATUSES } from '@sureda/contract/codes/enums'
import { NIGHTS_MAX } from '@sureda/contract/rules/limits'
import type { Db } from '../../../database/database.ts'
import { and, asc, between, count, eq, gt, inArray, isNull, sql } from '../../../database/orm.ts'
import { columnsOf } from '../../../lib/fields.ts'
import { addDays } from '../../../lib/local-time.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences, guideListFields } from '../../catalogue/experiences/experiences.tables.ts'
import { groupMembers, groups, users } from '../../members/profile/user.tables.ts'

/** The guide to whom queries are limited. */
export interface Guide {
  tenantId: string
  userId: string
}

const ofGuide = ({ tenantId, userId }: Guide) =>
  and(eq(experiences.tenantId, tenantId), eq(experiences.guideUserId, userId))
const ofExperience = and(
  eq(experiences.tenantId, reservations.tenantId),
  eq(experiences.id, reservations.experienceId),
)
const isOpen = inArray(reservations.status, ['pending', 'confirmed'])
const upcoming = (now: Date) => and(isOpen, gt(reservations.startsAt, now))

/** Whether the experience belongs to the guide, in any state. */
export async function guidesExperience(db: Db, guide: Guide, experienceId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: experiences.id })
    .from(experiences)
    .where(and(ofGuide(guide), eq(experiences.id, experienceId)))
  return row !== undefined
}

/** The guide's experiences in every state, with the number of upcoming reservations. */
export function listGuideExperiences(db: Db, guide: Guide, now: Date, page: Page) {
  return db
    .select({
      id: experiences.id,
      ...columnsOf(guideListFields),
      image: experiences.image,
      imageAlt: experiences.imageAlt,
      imageColor: experiences.imageColor,
      imageWidths: experiences.imageWidths,
      sortOrder: experiences.sortOrder,
      upcoming: count(reservations.id),
      pending: sql<number>`(count(${reservations.id}) filter (where ${reservations.status} = 'pending'))::int`,
    })
    .from(experiences)
    .leftJoin(reservations, and(ofExperience, upcoming(now)))
    .where(and(ofGuide(guide), beyond(page, [experiences.sortOrder, experiences.id])))
    .groupBy(experiences.tenantId, experiences.id)
    .orderBy(asc(experiences.sortOrder), asc(experiences.id))
    .limit(page.limit + 1)
}

export type GuideExperienceRow = Awaited<ReturnType<typeof listGuideExperiences>>[number]

export async function countReservations(db: Db, guide: Guide, now: Date, today: string) {
  const [row] = await db
    .select({
      upcoming: sql<number>`(count(*) filter (where ${upcoming(now)}))::int`,
      pending: sql<number>`(count(*) filter (where ${upcoming(now)} and ${reservations.status} = 'pending'))::int`,
      peopleToday: sql<number>`coalesce(sum(${reservations.people}) filter (where ${reservations.date} = ${today}::date and ${reservations.status} <> 'cancelled'), 0)::int`,
    })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .where(ofGuide(guide))
  return row ?? { upcoming: 0, pending: 0, peopleToday: 0 }
}

/** Units that one night of a stay, or any other reservation, takes; a stay in beds takes no rooms. */
const unitsTaken = sql`case when ${reservations.nights} is not null then coalesce(${reservations.rooms}, 1)
  when ${experiences.purchase} = 'nights' then 0 else ${reservations.people} end`

/** Seats and rooms taken by day; a stay takes its rooms every night. */
export function listBooked(db: Db, guide: Guide, from: string, until: string) {
  return db
    .select({ date: sql<string>`night::date::text`, booked: sql<number>`sum(${unitsTaken})::int` })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .crossJoinLateral(
      sql`generate_series(${reservations.date}::timestamp, ${reservations.date} + (coalesce(${reservations.nights}, 1) - 1) * interval '1 day', interval '1 day') as night`,
    )
    .where(
      and(
        ofGuide(guide),
        sql`${reservations.status} <> 'cancelled'`,
        between(reservations.date, addDays(from, -NIGHTS_MAX), until),
        sql`night between ${from}::date and ${until}::date`,
      ),
    )
    .groupBy(sql`night`)
}

export function listNextReservations(db: Db, guide: Guide, now: Date, limit: number) {
  return db
    .select({
      id: reservations.id,
      title: experiences.title,
      date: reservations.date,
      time: reservations.time,
      people: reservations.people,
      status: reservations.status,
      memberName: users.name,
    })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .where(and(ofGuide(guide), upcoming(now)))
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
    .limit(limit)
}

/** Number of the guide's experiences by state, and how many can be booked today. */
export async function countExperiences(db: Db, guide: Guide) {
  const rows = await db
    .select({ status: experiences.status, count: count() })
    .from(experiences)
    .where(ofGuide(guide))
    .groupBy(experiences.status)
  const found = new Map(rows.map((row) => [row.status, row.count]))
  return Object.fromEntries(EXPERIENCE_STATUSES.map((status) => [status, found.get(status) ?? 0])) as Record<
    (typeof EXPERIENCE_STATUSES)[number],
    number
  >
}

export async function listActiveExperienceIds(db: Db, guide: Guide): Promise<string[]> {
  const rows = await db
    .select({ id: experiences.id })
    .from(experiences)
    .where(and(ofGuide(guide), eq(experiences.status, 'active')))
  return rows.map((row) => row.id)
}

export async function countGroups(db: Db, { tenantId, userId }: Guide) {
  const [row] = await db
    .select({ groups: sql<number>`count(distinct ${groups.id})::int`, members: count(groupMembers.id) })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.tenantId, groups.tenantId), eq(groupMembers.groupId, groups.id)),
    )
    .where(and(eq(groups.tenantId, tenantId), eq(groups.ownerId, userId), isNull(groups.deletedAt)))
  return row ?? { groups: 0, members: 0 }
}
