import type { Db } from '../../../database/database.ts'
import { and, asc, eq, sql } from '../../../database/orm.ts'
import { isUuid } from '../../../lib/page.ts'
import { ofExperience, ofGroup } from '../../bookings/reservations/reservations.queries.ts'
import { NIGHT, reservations, slotInventory } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { groups, users } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'

const columns = {
  id: reservations.id,
  bookingCode: reservations.bookingCode,
  experienceId: reservations.experienceId,
  title: experiences.title,
  locationName: experiences.locationName,
  guideUserId: experiences.guideUserId,
  date: reservations.date,
  time: reservations.time,
  startsAt: reservations.startsAt,
  endsAt: reservations.endsAt,
  people: reservations.people,
  nights: reservations.nights,
  rooms: reservations.rooms,
  specialRequests: reservations.specialRequests,
  status: reservations.status,
  outcome: reservations.outcome,
  name: users.name,
  phone: users.phone,
  group: { id: groups.id, name: groups.name },
  // animals as the group entered them: one, or a list
  pets: sql<unknown>`coalesce(to_jsonb(${groups}) -> 'pets', to_jsonb(${groups}) -> 'pet')`,
  capacity: slotInventory.capacity,
  booked: slotInventory.booked,
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(reservations)
    .innerJoin(experiences, ofExperience)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    // reservations without a slot are listed as well
    .leftJoin(
      slotInventory,
      and(
        eq(slotInventory.tenantId, reservations.tenantId),
        eq(slotInventory.experienceId, reservations.experienceId),
        eq(slotInventory.date, reservations.date),
        // for a stay the rooms of its first night: it is listed on its day of arrival
        sql`${slotInventory.time} = case when ${reservations.nights} is null then ${reservations.time} else ${NIGHT} end`,
      ),
    )
    .leftJoin(groups, ofGroup)

export type DayListRow = Awaited<ReturnType<typeof listDayList>>[number]

/** All reservations of the guide's slots of a day, by time; cancelled ones too, because their people may come anyway. */
export function listDayList(db: Db, { tenantId, userId }: Guide, date: string) {
  return select(db)
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(experiences.guideUserId, userId),
        eq(reservations.date, date),
      ),
    )
    .orderBy(
      asc(reservations.startsAt),
      asc(reservations.experienceId),
      asc(users.name),
      asc(reservations.id),
    )
}

/** A reservation of any guide, to check a pass. */
export async function findForPass(db: Db, tenantId: string, id: string): Promise<DayListRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await select(db).where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, id)))
  return row
}

/** The guide's reservation with a code; of several with the same beginning, the next one. */
export async function findByCode(
  db: Db,
  { tenantId, userId }: Guide,
  code: string,
): Promise<DayListRow | undefined> {
  const isNumber = /^[0-9A-F]{8}$/.test(code)
  const [from, to] = [`${code}-0000-0000-0000-000000000000`, `${code}-ffff-ffff-ffff-ffffffffffff`]
  const [row] = await select(db)
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(experiences.guideUserId, userId),
        isNumber
          ? sql`(${reservations.bookingCode} = ${code} or ${reservations.id} between ${from}::uuid and ${to}::uuid)`
          : eq(reservations.bookingCode, code),
      ),
    )
    .orderBy(sql`abs(extract(epoch from ${reservations.startsAt} - now()))`)
    .limit(1)
  return row
}
