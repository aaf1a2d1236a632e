import type { AvailableSlots, TimeSlot } from '@sureda/contract/reservation'
import type { Db } from '../../database/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { daysBetween } from '../content/local-time.ts'
import {
  addInventory,
  findOffer,
  listInventory,
  lockSchedule,
  type OfferRow,
  saveInventory,
} from './offer.queries.ts'
import {
  bookableSlots,
  bookingWindow,
  type Clock,
  closedDates,
  type Schedule,
  slotsOn,
} from './slot-rules.ts'

/** An experience that can be booked: its length, its rules, its usual seats per slot. */
export interface Offer {
  experienceId: string
  durationMin: number | null
  defaultCapacity: number
  schedule: Schedule
}

/** A slot that is free enough, offered instead of a full one. */
export interface Alternative {
  date: string
  time: string
  remaining: number
}

const ALTERNATIVES_MAX = 3
const LOOK_AHEAD_DAYS = 14

export function toOffer({ schedule, startDate, endDate, ...row }: OfferRow): Offer {
  if (!schedule) throw new AppError('no_slots', `${row.experienceId} has no schedule`)
  return { ...row, defaultCapacity: schedule.defaultCapacity, schedule: { ...schedule, startDate, endDate } }
}

/** Throws `experience_not_found`, or `no_slots` where the experience cannot be booked in the app. */
export async function readOffer(db: Db, tenantId: string, experienceId: string): Promise<Offer> {
  const row = await findOffer(db, tenantId, experienceId)
  if (!row) throw new AppError('experience_not_found')
  return toOffer(row)
}

/** Seats of the bookable slots of some days, by day. A snapshot: only the booking itself decides. */
async function seatsOf(db: Db, tenantId: string, offer: Offer, days: readonly string[], clock: Clock) {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Map<string, TimeSlot[]>()
  const taken = new Map<string, number>()
  for (const row of await listInventory(db, tenantId, offer.experienceId, first, last)) {
    taken.set(`${row.date} ${row.time}`, row.booked)
  }
  const slotsOfDay = (day: string) =>
    bookableSlots(offer.schedule, day, clock).map(({ time, capacity }): TimeSlot => {
      const remaining = Math.max(0, capacity - (taken.get(`${day} ${time}`) ?? 0))
      return { time, capacity, remaining, status: remaining > 0 ? 'available' : 'full' }
    })
  return new Map(days.map((day) => [day, slotsOfDay(day)]))
}

/** What `available-time-slots` answers. Throws `experience_not_found` or `no_slots`. */
export async function availableSlots(
  db: Db,
  tenantId: string,
  ask: { experienceId: string; date: string },
  clock: Clock,
): Promise<AvailableSlots> {
  const offer = await readOffer(db, tenantId, ask.experienceId)
  const { from, until } = bookingWindow(offer.schedule, clock)
  const limited = offer.schedule.specialDates.find((day) => day.date === ask.date && day.type === 'limited')
  const seats = await seatsOf(db, tenantId, offer, [ask.date], clock)
  return {
    time_slots: seats.get(ask.date) ?? [],
    capacity_per_time_slot: limited?.capacity ?? offer.defaultCapacity,
    bookable_from: from,
    bookable_until: until,
    closed_dates: closedDates(offer.schedule, clock),
  }
}

/**
 * The error for a slot without enough seats: `slot_full` with other times of that day, or `date_full` with the next days when nothing of that day
 * holds the party. `data.alternatives` lists up to three slots that do.
 */
export async function fullError(
  db: Db,
  tenantId: string,
  offer: Offer,
  ask: { date: string; people: number },
  clock: Clock,
): Promise<AppError> {
  const { until } = bookingWindow(offer.schedule, clock)
  const days = daysBetween(ask.date, until).slice(0, LOOK_AHEAD_DAYS)
  const free: Alternative[] = []
  let seatsThatDay = 0
  for (const [date, slots] of await seatsOf(db, tenantId, offer, days, clock)) {
    if (date === ask.date) seatsThatDay = slots.reduce((sum, slot) => sum + slot.remaining, 0)
    const fitting = slots.filter((slot) => slot.remaining >= ask.people)
    free.push(...fitting.map(({ time, remaining }) => ({ date, time, remaining })))
  }
  const sameDay = free.filter((slot) => slot.date === ask.date)
  // a party too large for any slot is told so of the slot: another date would not help
  const isDateFull = sameDay.length === 0 && (seatsThatDay === 0 || free.length > 0)
  const alternatives = (sameDay.length > 0 ? sameDay : free).slice(0, ALTERNATIVES_MAX)
  return new AppError(isDateFull ? 'date_full' : 'slot_full', 'not enough seats', { data: { alternatives } })
}

/**
 * Makes sure that the slot can be booked now and has its counter row, and returns the seats left. The row is written only when it is missing or
 * the schedule has changed since, and then with the schedule locked, so that a booking usually waits for nobody here.
 * Throws `slot_unavailable` outside the window, on closed days and for times that are not offered or already gone.
 */
export async function openSlot(
  db: Db,
  tenantId: string,
  offer: Offer,
  slot: { date: string; time: string },
  clock: Clock,
): Promise<number> {
  const wanted = bookableSlots(offer.schedule, slot.date, clock).find(({ time }) => time === slot.time)
  if (!wanted) throw new AppError('slot_unavailable', `${slot.date} ${slot.time} is not offered`)
  const rows = await listInventory(db, tenantId, offer.experienceId, slot.date, slot.date)
  const row = rows.find(({ time }) => time === slot.time)
  if (row && row.capacity === Math.max(wanted.capacity, row.booked)) return row.capacity - row.booked
  await lockSchedule(db, tenantId, offer.experienceId)
  const current = await readOffer(db, tenantId, offer.experienceId)
  const capacity = slotsOn(current.schedule, slot.date).find(({ time }) => time === slot.time)?.capacity
  if (capacity === undefined) throw new AppError('slot_unavailable', 'the schedule has just changed')
  const inventory = { tenantId, experienceId: offer.experienceId, ...slot, capacity }
  // a new row is nobody's to hold: a crowd that meets an untouched slot would queue here for the whole of each booking
  if (row) await saveInventory(db, inventory)
  else await addInventory(db, inventory)
  return capacity - (row?.booked ?? 0)
}
