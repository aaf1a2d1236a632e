import type { Db } from '../../../database/database.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { isRetryDue, processEach } from '../../../jobs/process-each.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { ofExperience } from '../../bookings/reservations/reservations.queries.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import type { routes } from '../../catalogue/routes/routes.tables.ts'
import { users } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { closureNotices, closureObjects, closures } from './closures.tables.ts'

/** Past closures stay on the guide's list this long. */
const OVER_DAYS = 90

/** Blocks bookings of these experiences until this transaction ends; waits for running ones. Locks in a fixed order. */
export async function lockExperiences(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(lock_of_experience(${tenantId}, ${id}))`)
}

const told = {
  id: reservations.id,
  userId: reservations.userId,
  experienceId: reservations.experienceId,
  title: experiences.title,
  locationName: experiences.locationName,
  date: reservations.date,
  time: reservations.time,
  nights: reservations.nights,
  people: reservations.people,
  status: reservations.status,
  memberName: users.name,
  email: users.email,
  preferredLanguage: users.preferredLanguage,
}

/** Future open reservations of these experiences on these days, with their members. */
export const listTouchedReservations = (
  db: Db,
  tenantId: string,
  ask: { experienceIds: readonly string[]; from: string; until: string; now: Date },
) =>
  db
    .select(told)
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        inArray(reservations.experienceId, [...ask.experienceIds]),
        lte(reservations.date, ask.until),
        // every night of a stay counts
        sql`${reservations.date} + coalesce(${reservations.nights}, 1) - 1 >= ${ask.from}::date`,
        inArray(reservations.status, ['pending', 'confirmed']),
        gt(reservations.startsAt, ask.now),
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
export type TouchedReservation = Awaited<ReturnType<typeof listTouchedReservations>>[number]

export async function insertClosure(
  db: Db,
  values: typeof closures.$inferInsert,
  objects: readonly Pick<typeof closureObjects.$inferInsert, 'kind' | 'objectId' | 'closes'>[],
  told: readonly Pick<TouchedReservation, 'id' | 'userId'>[],
): Promise<string> {
  const { tenantId } = values
  const [row] = await db
    .insert(closures)
    .values({ ...values, told: told.length })
    .returning({ id: closures.id })
  const closureId = row?.id ?? ''
  if (objects.length > 0)
    await db.insert(closureObjects).values(objects.map((one) => ({ ...one, tenantId, closureId })))
  if (told.length > 0)
    await db
      .insert(closureNotices)
      .values(told.map(({ id, userId }) => ({ tenantId, closureId, reservationId: id, userId })))
  return closureId
}

const columns = {
  id: closures.id,
  fromDate: closures.fromDate,
  untilDate: closures.untilDate,
  reason: closures.reason,
  area: closures.area,
  told: closures.told,
  createdAt: closures.createdAt,
  endedAt: closures.endedAt,
}
const ofGuide = ({ tenantId, userId }: Guide) =>
  and(eq(closures.tenantId, tenantId), eq(closures.guideUserId, userId))

const rank = sql<number>`(case when ${closures.endedAt} is null then 0 else 1 end)`
const firstDay = sql<string>`${closures.fromDate}::text`

/** The guide's closures: open ones first, then by first day. */
export const listClosures = (db: Db, guide: Guide, page: Page) =>
  db
    .select({ ...columns, rank })
    .from(closures)
    .where(
      and(
        ofGuide(guide),
        or(isNull(closures.endedAt), gt(closures.endedAt, sql`now() - ${OVER_DAYS} * interval '1 day'`)),
        beyond(page, [rank, firstDay, closures.id]),
      ),
    )
    .orderBy(asc(rank), asc(firstDay), asc(closures.id))
    .limit(page.limit + 1)

/** Land closed now or later, for everyone; closures of routes have no area. */
export const listClosedAreas = (db: Db, tenantId: string, page: Page) => {
  const from = sql<string>`${closures.fromDate}::text`
  return db
    .select({
      id: closures.id,
      from: closures.fromDate,
      until: closures.untilDate,
      notice: closures.notice,
      area: closures.area,
    })
    .from(closures)
    .where(
      and(
        eq(closures.tenantId, tenantId),
        isNull(closures.endedAt),
        isNotNull(closures.area),
        beyond(page, [from, closures.id]),
      ),
    )
    .orderBy(asc(from), asc(closures.id))
    .limit(page.limit + 1)
}

export async function findClosure(db: Db, guide: Guide, id: string) {
  const [row] = await db
    .select(columns)
    .from(closures)
    .where(and(ofGuide(guide), eq(closures.id, id)))
  return row
}
export type ClosureRow = NonNullable<Awaited<ReturnType<typeof findClosure>>>

/** The names of what closures affect. */
export const listClosedObjects = (db: Db, tenantId: string, closureIds: readonly string[]) =>
  db
    .select({
      closureId: closureObjects.closureId,
      kind: closureObjects.kind,
      id: closureObjects.objectId,
      title: sql<(typeof routes.$inferSelect)['title'] | null>`case ${closureObjects.kind}
        when 'route' then (select title from routes r where r.tenant_id = ${closureObjects.tenantId} and r.id = ${closureObjects.objectId})
        when 'game' then (select title from games g where g.tenant_id = ${closureObjects.tenantId} and g.id = ${closureObjects.objectId})
        else (select title from experiences e where e.tenant_id = ${closureObjects.tenantId} and e.id = ${closureObjects.objectId}) end`,
    })
    .from(closureObjects)
    .where(
      and(
        eq(closureObjects.tenantId, tenantId),
        inArray(closureObjects.closureId, [...closureIds]),
        inArray(closureObjects.kind, ['route', 'game', 'experience']),
      ),
    )
    .orderBy(asc(closureObjects.kind), asc(closureObjects.objectId))

/** Lifts a closure of the guide; false if it had ended already. */
export async function endClosure(db: Db, guide: Guide, id: string): Promise<boolean> {
  const ended = await db
    .update(closures)
    .set({ endedAt: sql`now()` })
    .where(and(ofGuide(guide), eq(closures.id, id), isNull(closures.endedAt)))
    .returning({ id: closures.id })
  return ended.length > 0
}

/** Ends closures that were over before `today`, and returns how many. Runs in every process with SKIP LOCKED. */
export async function endOverdueClosures(db: Db, tenantId: string, today: string): Promise<number> {
  const work = { tenantId, job: 'closures' }
  const over = await rowsOf<{ id: string }>(
    db,
    sql`select id from closures where tenant_id = ${tenantId} and ended_at is null and until_date < ${today}::date
        and ${isRetryDue(work, sql`closures.id`)} order by id limit 100 for update skip locked`,
  )
  return processEach(db, work, over, (tx, { id }) =>
    tx.execute(sql`update closures set ended_at = now() where tenant_id = ${tenantId} and id = ${id}`),
  )
}

/**
 * Marks members who still have a booking there as notified of the early end, and returns them: a dismissed card
 * reappears. Those affected by another open closure on the same days are skipped.
 */
export async function markLifted(db: Db, tenantId: string, closureId: string, now: Date) {
  const open = await db
    .select(told)
    .from(closureNotices)
    .innerJoin(
      reservations,
      and(
        eq(reservations.tenantId, closureNotices.tenantId),
        eq(reservations.id, closureNotices.reservationId),
      ),
    )
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .where(
      and(
        eq(closureNotices.tenantId, tenantId),
        eq(closureNotices.closureId, closureId),
        isNull(closureNotices.liftedAt),
        inArray(reservations.status, ['pending', 'confirmed']),
        gt(reservations.startsAt, now),
        sql`exists (select 1 from closures c where c.tenant_id = ${tenantId} and c.id = ${closureId}
          and ${reservations.date} <= c.until_date and ${reservations.date} + coalesce(${reservations.nights}, 1) - 1 >= c.from_date)`,
        sql`not exists (select 1 from closures c
          join closure_objects o on o.tenant_id = c.tenant_id and o.closure_id = c.id
          where c.tenant_id = ${tenantId} and c.id <> ${closureId} and c.ended_at is null
            and o.kind = 'experience' and o.closes and o.object_id = ${reservations.experienceId}
            and ${reservations.date} <= c.until_date and ${reservations.date} + coalesce(${reservations.nights}, 1) - 1 >= c.from_date)`,
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
  const ids = open.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .update(closureNotices)
      .set({ liftedAt: now, dismissedAt: null })
      .where(
        and(
          eq(closureNotices.tenantId, tenantId),
          eq(closureNotices.closureId, closureId),
          inArray(closureNotices.reservationId, ids),
        ),
      )
  return open
}
