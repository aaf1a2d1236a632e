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
  // whatever a group has written of its animals: one, or a list
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
    // what is no time slot is listed all the same
    .leftJoin(
      slotInventory,
      and(
        eq(slotInventory.tenantId, reservations.tenantId),
        eq(slotInventory.experienceId, reservations.experienceId),
        eq(slotInventory.date, reservations.date),
        // of a stay the rooms of its first night: it is in the list of the day it arrives
        sql`${slotInventory.time} = case when ${reservations.nights} is null then ${reservations.time} else ${NIGHT} end`,
      ),
    )
    .leftJoin(groups, ofGroup)

export type DayListRow = Awaited<ReturnType<typeof listDayList>>[number]

/** Everybody of the guide's slots of a day, by time; cancelled ones too, because their people may come all the same. */
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

/** One of whichever guide, for anyone who shows a pass of it. */
export async function findForPass(db: Db, tenantId: string, id: string): Promise<DayListRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await select(db).where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, id)))
  return row
}

/** The guide's own under a code; of several that begin alike, the one that is next. */
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
