import type { Db } from '../../../database/database.ts'
import { and, between, eq, gt, inArray, sql } from '../../../database/orm.ts'
import { experienceSchedules, experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { specialDatesColumn } from '../../guides/closures/closure-notice.ts'
import { slotInventory } from '../reservations/reservations.tables.ts'

const bookableColumns = {
  experienceId: experiences.id,
  purchase: experiences.purchase,
  capacity: experiences.capacity,
  durationMin: experiences.durationMin,
  startDate: experiences.startDate,
  endDate: experiences.endDate,
  schedule: {
    slots: experienceSchedules.slots,
    weekdays: experienceSchedules.weekdays,
    weekdaySlots: experienceSchedules.weekdaySlots,
    defaultCapacity: experienceSchedules.defaultCapacity,
    bookingWindowDays: experienceSchedules.bookingWindowDays,
    sameDayBooking: experienceSchedules.sameDayBooking,
    autoConfirm: experienceSchedules.autoConfirm,
    minNights: experienceSchedules.minNights,
    specialDates: specialDatesColumn(experienceSchedules),
  },
}

const ofSchedule = and(
  eq(experienceSchedules.tenantId, experiences.tenantId),
  eq(experienceSchedules.experienceId, experiences.id),
)

/** An active experience with its schedule; `schedule` is null if it cannot be booked in the app. */
export async function findBookableExperience(db: Db, tenantId: string, experienceId: string) {
  const [row] = await db
    .select(bookableColumns)
    .from(experiences)
    .leftJoin(experienceSchedules, ofSchedule)
    .where(
      and(
        eq(experiences.tenantId, tenantId),
        eq(experiences.id, experienceId),
        eq(experiences.status, 'active'),
      ),
    )
  return row
}

/** Schedules of several experiences, in any status: for their guide. */
export function listBookableExperiences(db: Db, tenantId: string, experienceIds: readonly string[]) {
  return db
    .select(bookableColumns)
    .from(experiences)
    .innerJoin(experienceSchedules, ofSchedule)
    .where(and(eq(experiences.tenantId, tenantId), inArray(experiences.id, [...experienceIds])))
}

export type BookableExperienceRow = NonNullable<Awaited<ReturnType<typeof findBookableExperience>>>

/** Counter rows of slots that someone has tried to book; other slots exist only in the schedule. */
export function listInventory(db: Db, tenantId: string, experienceId: string, from: string, until: string) {
  return db
    .select({
      date: slotInventory.date,
      time: slotInventory.time,
      capacity: slotInventory.capacity,
      booked: slotInventory.booked,
    })
    .from(slotInventory)
    .where(
      and(
        eq(slotInventory.tenantId, tenantId),
        eq(slotInventory.experienceId, experienceId),
        between(slotInventory.date, from, until),
      ),
    )
}

/** Seats taken of several experiences in a range of days, for lists with the next free day. */
export function listTaken(
  db: Db,
  tenantId: string,
  experienceIds: readonly string[],
  from: string,
  until: string,
) {
  return db
    .select({
      experienceId: slotInventory.experienceId,
      date: slotInventory.date,
      time: slotInventory.time,
      booked: slotInventory.booked,
    })
    .from(slotInventory)
    .where(
      and(
        eq(slotInventory.tenantId, tenantId),
        inArray(slotInventory.experienceId, [...experienceIds]),
        between(slotInventory.date, from, until),
        gt(slotInventory.booked, 0),
      ),
    )
}

/** Blocks changes of the schedule until this transaction ends. */
export async function lockSchedule(db: Db, tenantId: string, experienceId: string): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(experienceSchedules)
    .where(
      and(eq(experienceSchedules.tenantId, tenantId), eq(experienceSchedules.experienceId, experienceId)),
    )
    .for('share')
}

interface Inventory {
  tenantId: string
  experienceId: string
  date: string
  time: string
  capacity: number
}

/** Creates the counter row of a slot if missing; one that another booking creates meanwhile is left alone and unlocked. */
export async function addInventory(db: Db, slot: Inventory): Promise<void> {
  await db
    .insert(slotInventory)
    .values({ ...slot, scheduled: slot.capacity })
    .onConflictDoNothing()
}

/** Creates the counter row of a slot, or updates its capacity from the schedule; never below the seats taken. */
export async function saveInventory(db: Db, slot: Inventory): Promise<void> {
  await db
    .insert(slotInventory)
    .values({ ...slot, scheduled: slot.capacity })
    .onConflictDoUpdate({
      target: [slotInventory.tenantId, slotInventory.experienceId, slotInventory.date, slotInventory.time],
      set: {
        capacity: sql`greatest(excluded.capacity, ${slotInventory.booked})`,
        scheduled: sql`excluded.scheduled`,
      },
    })
}
