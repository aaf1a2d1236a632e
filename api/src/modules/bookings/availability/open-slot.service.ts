import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addDays } from '../../../lib/local-time.ts'
import { NIGHT } from '../reservations/reservations.tables.ts'
import { type BookableExperience, readBookableExperience } from './availability.service.ts'
import { addInventory, listInventory, lockSchedule, saveInventory } from './bookable-experience.queries.ts'
import { bookableSlots, bookingWindow, type Clock, dateFault, slotsOn } from './slot-rules.ts'

/** Throws `date_past`, `date_outside_window` (with the bookable range) or `date_closed`. */
function requireOpenDay(experience: BookableExperience, date: string, clock: Clock): void {
  const fault = dateFault(experience.schedule, date, clock)
  if (fault) throw new AppError(fault, date, { data: { date, ...bookingWindow(experience.schedule, clock) } })
}

/**
 * Ensures that the slot can be booked now and has its counter row, and returns the seats left. The row is written only
 * if it is missing or the schedule has changed, and then with the schedule locked, so that a booking rarely waits here.
 * Throws `date_past`, `date_outside_window`, `date_closed`, and `slot_unavailable` for times that are not offered or
 * past.
 */
export async function openSlot(
  db: Db,
  tenantId: string,
  experience: BookableExperience,
  slot: { date: string; time: string },
  clock: Clock,
): Promise<number> {
  requireOpenDay(experience, slot.date, clock)
  const wanted = bookableSlots(experience.schedule, slot.date, clock).find(({ time }) => time === slot.time)
  if (!wanted) throw new AppError('slot_unavailable', `${slot.date} ${slot.time} is not offered`)
  const rows = await listInventory(db, tenantId, experience.experienceId, slot.date, slot.date)
  const row = rows.find(({ time }) => time === slot.time)
  if (row && row.capacity === Math.max(wanted.capacity, row.booked)) return row.capacity - row.booked
  await lockSchedule(db, tenantId, experience.experienceId)
  const current = await readBookableExperience(db, tenantId, experience.experienceId)
  const capacity = slotsOn(current.schedule, slot.date).find(({ time }) => time === slot.time)?.capacity
  if (capacity === undefined) throw new AppError('slot_unavailable', 'the schedule has just changed')
  const inventory = { tenantId, experienceId: experience.experienceId, ...slot, capacity }
  // a new row is not locked: a crowd at an untouched slot would queue here for the whole of each booking
  if (row) await saveInventory(db, inventory)
  else await addInventory(db, inventory)
  return capacity - (row?.booked ?? 0)
}

/** The earliest arrival that day. Throws `slot_unavailable` when it has passed. */
export function arrivalTime(experience: BookableExperience, date: string, clock: Clock): string {
  const [slot] = bookableSlots(experience.schedule, date, clock)
  if (!slot) throw new AppError('slot_unavailable', `${date} has begun`)
  return slot.time
}

/**
 * The same for the rooms of each night of a stay; returns the rooms left in the fullest night. Every night must be open
 * and within the window. Throws `date_past`, `date_outside_window` and `date_closed`, with the night in `data.date`.
 */
export async function openNights(
  db: Db,
  tenantId: string,
  experience: BookableExperience,
  stay: { date: string; nights: number },
  clock: Clock,
): Promise<number> {
  const nights = Array.from({ length: stay.nights }, (_, night) => addDays(stay.date, night))
  for (const night of nights) requireOpenDay(experience, night, clock)
  const roomsOn = ({ schedule }: BookableExperience, date: string) => slotsOn(schedule, date)[0]?.capacity
  const last = nights.at(-1) ?? stay.date
  const rows = await listInventory(db, tenantId, experience.experienceId, stay.date, last)
  const rowOf = (date: string) => rows.find((row) => row.date === date && row.time === NIGHT)
  const stale = nights.filter((date) => {
    const row = rowOf(date)
    return !row || row.capacity !== Math.max(roomsOn(experience, date) ?? 0, row.booked)
  })
  if (stale.length > 0) {
    await lockSchedule(db, tenantId, experience.experienceId)
    const current = await readBookableExperience(db, tenantId, experience.experienceId)
    // rows are locked in this order everywhere
    for (const date of stale) {
      const capacity = roomsOn(current, date)
      if (capacity === undefined)
        throw new AppError('date_closed', 'the schedule has just changed', { data: { date } })
      const inventory = { tenantId, experienceId: experience.experienceId, date, time: NIGHT, capacity }
      if (rowOf(date)) await saveInventory(db, inventory)
      else await addInventory(db, inventory)
    }
  }
  const left = (date: string) => (roomsOn(experience, date) ?? 0) - (rowOf(date)?.booked ?? 0)
  return Math.min(...nights.map(left))
}
