import type { ReservationStatus } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { and, asc, eq, inArray, sql } from '../../../database/orm.ts'
import { beyond, isUuid, type Page } from '../../../lib/page.ts'
import {
  ofExperience,
  ofGroup,
  reservationColumns,
} from '../../bookings/reservations/reservations.queries.ts'
import { NIGHT, reservations, slotInventory } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { groups, users } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'

/** Order of the list: requests to answer, then upcoming, then past reservations. */
const rank = sql<number>`(case ${reservations.status} when 'pending' then 0 when 'confirmed' then 1 else 2 end)`
/**
 * Order within each: deadline of the answer; start; for past ones the start mirrored at the year 2100, so that the
 * latest comes first in the same direction. In whole milliseconds, as in the cursor.
 */
const moment = sql`date_trunc('milliseconds', case ${reservations.status}
  when 'pending' then least(${reservations.createdAt} + interval '48 hours', ${reservations.startsAt} - interval '2 hours')
  when 'confirmed' then ${reservations.startsAt}
  else to_timestamp(4102444800 - extract(epoch from ${reservations.startsAt})::double precision) end)`

const columns = {
  ...reservationColumns,
  userId: reservations.userId,
  member: { name: users.name, phone: users.phone },
  seats: {
    capacity: slotInventory.capacity,
    booked: slotInventory.booked,
    waiting: sql<number>`(select count(*)::int from waitlist_entries w where w.tenant_id = ${reservations.tenantId}
      and w.experience_id = ${reservations.experienceId} and w.date = ${reservations.date} and w.time = ${reservations.time}
      and w.status in ('waiting', 'offered'))`,
  },
  rank,
  moment: sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

const ofMember = and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId))
const ofSlot = and(
  eq(slotInventory.tenantId, reservations.tenantId),
  eq(slotInventory.experienceId, reservations.experienceId),
  eq(slotInventory.date, reservations.date),
  // for a stay its first night
  sql`${slotInventory.time} = case when ${reservations.nights} is null then ${reservations.time} else ${NIGHT} end`,
)
/** Limits a query to reservations of the guide's own experiences. */
const ofGuide = ({ tenantId, userId }: Guide) =>
  and(eq(reservations.tenantId, tenantId), eq(experiences.guideUserId, userId))

const select = (db: Db) =>
  db
    .select(columns)
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, ofMember)
    .innerJoin(slotInventory, ofSlot)
    .leftJoin(groups, ofGroup)

export interface GuideReservationFilter {
  statuses: readonly ReservationStatus[]
  date?: string | undefined
  experienceId?: string | undefined
}

export function listGuideReservations(db: Db, guide: Guide, filter: GuideReservationFilter, page: Page) {
  // people and seats are looked up only for the page, not for all sorted rows
  const ofPage = db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .where(
      and(
        ofGuide(guide),
        inArray(reservations.status, [...filter.statuses]),
        filter.date ? eq(reservations.date, filter.date) : undefined,
        filter.experienceId ? eq(reservations.experienceId, filter.experienceId) : undefined,
        beyond(page, [rank, moment, reservations.id]),
      ),
    )
    .orderBy(asc(rank), asc(moment), asc(reservations.id))
    .limit(page.limit + 1)
  return select(db)
    .where(and(eq(reservations.tenantId, guide.tenantId), inArray(reservations.id, ofPage)))
    .orderBy(asc(rank), asc(moment), asc(reservations.id))
}

export async function findGuideReservation(db: Db, guide: Guide, id: string) {
  if (!isUuid(id)) return undefined
  const [row] = await select(db).where(and(ofGuide(guide), eq(reservations.id, id)))
  return row
}

export type GuideReservationRow = NonNullable<Awaited<ReturnType<typeof findGuideReservation>>>
