import type { Db } from '../../../database/database.ts'
import { alias, and, asc, eq, gt, gte, inArray, sql } from '../../../database/orm.ts'
import { shownImage } from '../../../lib/columns.ts'
import { columnsOf } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { reservations, slotInventory } from '../../bookings/reservations/reservations.tables.ts'
import {
  experienceSchedules,
  experiences,
  guideDetailFields,
  guideListFields,
} from '../../catalogue/experiences/experiences.tables.ts'
import { groups, users } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'

const restaurants = alias(experiences, 'restaurants')

const columns = {
  id: experiences.id,
  purchase: experiences.purchase,
  ...columnsOf(guideListFields),
  ...columnsOf(guideDetailFields),
  ...shownImage(experiences),
  gallery: experiences.gallery,
  version: experiences.version,
  restaurant: { id: restaurants.id, title: restaurants.title },
  schedule: {
    slots: experienceSchedules.slots,
    weekdays: experienceSchedules.weekdays,
    weekdaySlots: experienceSchedules.weekdaySlots,
    defaultCapacity: experienceSchedules.defaultCapacity,
    bookingWindowDays: experienceSchedules.bookingWindowDays,
    sameDayBooking: experienceSchedules.sameDayBooking,
    autoConfirm: experienceSchedules.autoConfirm,
    minNights: experienceSchedules.minNights,
    specialDates: experienceSchedules.specialDates,
    version: experienceSchedules.version,
  },
}

const isOwn = ({ tenantId, userId }: Guide, id: string) =>
  and(eq(experiences.tenantId, tenantId), eq(experiences.guideUserId, userId), eq(experiences.id, id))

/** One of the guide's experiences, in any state, with all languages and its schedule, if any. */
export async function findGuideExperience(db: Db, guide: Guide, id: string) {
  const [row] = await db
    .select(columns)
    .from(experiences)
    .leftJoin(
      restaurants,
      and(eq(restaurants.tenantId, experiences.tenantId), eq(restaurants.id, experiences.restaurantId)),
    )
    .leftJoin(
      experienceSchedules,
      and(
        eq(experienceSchedules.tenantId, experiences.tenantId),
        eq(experienceSchedules.experienceId, experiences.id),
      ),
    )
    .where(isOwn(guide, id))
  return row
}

export type GuideExperienceDetailRow = NonNullable<Awaited<ReturnType<typeof findGuideExperience>>>

/** Blocks other changes of the experience until this transaction ends, but no reservations. */
export async function lockExperience(db: Db, guide: Guide, id: string): Promise<void> {
  await db.select({ id: experiences.id }).from(experiences).where(isOwn(guide, id)).for('no key update')
}

export async function updateExperience(
  db: Db,
  { tenantId }: Guide,
  id: string,
  values: Partial<typeof experiences.$inferInsert>,
): Promise<void> {
  await db
    .update(experiences)
    .set(values)
    .where(and(eq(experiences.tenantId, tenantId), eq(experiences.id, id)))
}

export type ScheduleValues = Omit<
  typeof experienceSchedules.$inferInsert,
  'tenantId' | 'experienceId' | 'version' | 'updatedAt' | 'guideEditedAt'
>

/** Inserts or updates the schedule of an experience. */
export async function saveSchedule(
  db: Db,
  { tenantId }: Guide,
  experienceId: string,
  values: ScheduleValues,
): Promise<void> {
  const set = { ...values, guideEditedAt: sql`now()` }
  await db
    .insert(experienceSchedules)
    .values({ ...set, tenantId, experienceId })
    .onConflictDoUpdate({ target: [experienceSchedules.tenantId, experienceSchedules.experienceId], set })
}

/** Bookings that need a new counter row wait until this transaction ends, and then read the new schedule. */
export async function lockScheduleToChange(db: Db, { tenantId }: Guide, experienceId: string): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(experienceSchedules)
    .where(
      and(eq(experienceSchedules.tenantId, tenantId), eq(experienceSchedules.experienceId, experienceId)),
    )
    .for('update')
}

/** The counter rows from that day on. `lock`: no one can book or free seats in them until this transaction ends. */
export async function listInventoryFrom(
  db: Db,
  { tenantId }: Guide,
  experienceId: string,
  from: string,
  { lock = false } = {},
) {
  const query = db
    .select({
      date: slotInventory.date,
      time: slotInventory.time,
      capacity: slotInventory.capacity,
      booked: slotInventory.booked,
      // of the booked seats, those only offered to people on the waitlist
      held: sql<number>`(select coalesce(sum(w.people), 0)::int from waitlist_entries w where w.tenant_id = slot_inventory.tenant_id
        and w.experience_id = slot_inventory.experience_id and w.date = slot_inventory.date and w.time = slot_inventory.time
        and w.status = 'offered')`,
    })
    .from(slotInventory)
    .where(
      and(
        eq(slotInventory.tenantId, tenantId),
        eq(slotInventory.experienceId, experienceId),
        gte(slotInventory.date, from),
      ),
    )
    // the order in which seats are locked everywhere
    .orderBy(asc(slotInventory.date), asc(slotInventory.time))
  return lock ? await query.for('update') : await query
}

export type InventoryRow = Awaited<ReturnType<typeof listInventoryFrom>>[number]

const isOpen = (tenantId: string, experienceId: string, now: Date) =>
  and(
    eq(reservations.tenantId, tenantId),
    eq(reservations.experienceId, experienceId),
    inArray(reservations.status, ['pending', 'confirmed']),
    gt(reservations.startsAt, now),
  )

/** Open reservations that have not begun. */
export function listOpenReservations(db: Db, { tenantId }: Guide, experienceId: string, now: Date) {
  return db
    .select({
      id: reservations.id,
      date: reservations.date,
      time: reservations.time,
      startsAt: reservations.startsAt,
      people: reservations.people,
      nights: reservations.nights,
      rooms: reservations.rooms,
      status: reservations.status,
      version: reservations.version,
      createdAt: reservations.createdAt,
      member: { name: users.name },
      group: { id: groups.id, name: groups.name },
    })
    .from(reservations)
    .innerJoin(users, and(eq(users.tenantId, reservations.tenantId), eq(users.id, reservations.userId)))
    .leftJoin(groups, and(eq(groups.tenantId, reservations.tenantId), eq(groups.id, reservations.groupId)))
    .where(isOpen(tenantId, experienceId, now))
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
    .limit(5_000)
}

export type OpenReservationRow = Awaited<ReturnType<typeof listOpenReservations>>[number]

/** Locked before the seats, as by every other change of a reservation, so that two transactions cannot deadlock. */
export async function lockOpenReservations(
  db: Db,
  { tenantId }: Guide,
  experienceId: string,
  now: Date,
): Promise<void> {
  await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(isOpen(tenantId, experienceId, now))
    .orderBy(asc(reservations.id))
    .for('update')
}

/** Never below the seats taken: a slot that has just begun can no longer be cancelled, and is simply full. */
export async function setCapacity(
  db: Db,
  { tenantId }: Guide,
  experienceId: string,
  { date, time, capacity }: Pick<InventoryRow, 'date' | 'time' | 'capacity'>,
): Promise<void> {
  await db
    .update(slotInventory)
    .set({
      capacity: sql`greatest(${capacity}::int, ${slotInventory.booked})`,
      scheduled: capacity,
    })
    .where(
      and(
        eq(slotInventory.tenantId, tenantId),
        eq(slotInventory.experienceId, experienceId),
        eq(slotInventory.date, date),
        eq(slotInventory.time, time),
      ),
    )
}

const restaurantColumns = {
  id: experiences.id,
  title: experiences.title,
  locationName: experiences.locationName,
  image: experiences.image,
  imageAlt: experiences.imageAlt,
  imageColor: experiences.imageColor,
  imageWidths: experiences.imageWidths,
  sortOrder: experiences.sortOrder,
}
const isRestaurantOf = (tenantId: string) =>
  and(
    eq(experiences.tenantId, tenantId),
    eq(experiences.type, 'restaurant'),
    eq(experiences.status, 'active'),
  )

/** Restaurants for an experience, of any operator. */
export const listRestaurants = (db: Db, tenantId: string, page: Page) =>
  db
    .select(restaurantColumns)
    .from(experiences)
    .where(and(isRestaurantOf(tenantId), beyond(page, [experiences.sortOrder, experiences.id])))
    .orderBy(asc(experiences.sortOrder), asc(experiences.id))
    .limit(page.limit + 1)

export async function isRestaurant(db: Db, tenantId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: experiences.id })
    .from(experiences)
    .where(and(isRestaurantOf(tenantId), eq(experiences.id, id)))
  return rows.length > 0
}
