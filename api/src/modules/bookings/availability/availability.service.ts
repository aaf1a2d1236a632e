import type { Purchase } from '@sureda/contract/codes/enums'
import type { DayAvailability } from '@sureda/contract/schemas/bookings/availability'
import type { AvailableSlots, TimeSlot } from '@sureda/contract/schemas/bookings/reservation'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addDays, daysBetween } from '../../../lib/local-time.ts'
import { NIGHT } from '../reservations/reservations.tables.ts'
import {
  type BookableExperienceRow,
  findBookableExperience,
  listInventory,
} from './bookable-experience.queries.ts'
import {
  bookableSlots,
  bookingWindow,
  type Clock,
  closedDates,
  dateFault,
  type Schedule,
} from './slot-rules.ts'

/** A bookable experience: way of buying, length, rules, usual seats per slot (for nights: rooms). */
export interface BookableExperience {
  experienceId: string
  purchase: Purchase
  /** People; for nights the number of beds. 0 if unknown. */
  capacity: number
  durationMin: number | null
  defaultCapacity: number
  /** For nights: the minimum stay. */
  minNights: number
  schedule: Schedule
}

export function toBookableExperience({
  schedule,
  startDate,
  endDate,
  ...row
}: BookableExperienceRow): BookableExperience {
  if (!schedule) throw new AppError('no_slots', `${row.experienceId} has no schedule`)
  const { defaultCapacity, minNights } = schedule
  return { ...row, defaultCapacity, minNights, schedule: { ...schedule, startDate, endDate } }
}

/** False if people write, call or use another site instead. */
export const isBookedHere = ({ purchase }: Pick<BookableExperience, 'purchase'>): boolean =>
  purchase !== 'enquiry' && purchase !== 'external'

/** Throws `experience_not_found`, `not_bookable` (enquiry, external), or `no_slots` without a schedule. */
export async function readBookableExperience(
  db: Db,
  tenantId: string,
  experienceId: string,
): Promise<BookableExperience> {
  const row = await findBookableExperience(db, tenantId, experienceId)
  if (!row) throw new AppError('experience_not_found')
  if (!isBookedHere(row)) throw new AppError('not_bookable', `${experienceId} is sold by ${row.purchase}`)
  return toBookableExperience(row)
}

/** The `time` under which seats of a slot, or rooms of a night, are counted. */
export const countedAt = ({ purchase }: Pick<BookableExperience, 'purchase'>, time: string): string =>
  purchase === 'nights' ? NIGHT : time

/** Seats of the bookable slots of a range of days, by day. A snapshot: only the booking itself decides. */
export async function seatsOf(
  db: Db,
  tenantId: string,
  experience: BookableExperience,
  days: readonly string[],
  clock: Clock,
): Promise<Map<string, TimeSlot[]>> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const taken = new Map<string, number>()
  for (const row of await listInventory(db, tenantId, experience.experienceId, first, last)) {
    taken.set(`${row.date} ${row.time}`, row.booked)
  }
  const slotsOfDay = (day: string) =>
    bookableSlots(experience.schedule, day, clock).map(({ time, capacity }): TimeSlot => {
      const remaining = Math.max(0, capacity - (taken.get(`${day} ${countedAt(experience, time)}`) ?? 0))
      return { time, capacity, remaining, status: remaining > 0 ? 'available' : 'full' }
    })
  return new Map(days.map((day) => [day, slotsOfDay(day)]))
}

/** The answer of `available-time-slots`. Throws `experience_not_found`, `not_bookable` or `no_slots`. */
export async function availableSlots(
  db: Db,
  tenantId: string,
  ask: { experienceId: string; date: string },
  clock: Clock,
): Promise<AvailableSlots> {
  const experience = await readBookableExperience(db, tenantId, ask.experienceId)
  const { from, until } = bookingWindow(experience.schedule, clock)
  const limited = experience.schedule.specialDates.find(
    (day) => day.date === ask.date && day.type === 'limited',
  )
  const seats = await seatsOf(db, tenantId, experience, [ask.date], clock)
  return {
    time_slots: seats.get(ask.date) ?? [],
    capacity_per_time_slot: limited?.capacity ?? experience.defaultCapacity,
    bookable_from: from,
    bookable_until: until,
    closed_dates: closedDates(experience.schedule, clock),
  }
}

/**
 * Each day from `from` to `to`, as a guest sees it. For nights, a day is available if the shortest stay can begin: else
 * it has the status of the night that prevents it, while `remaining` is the rooms of its own night. Throws what
 * `readBookableExperience` throws.
 */
export async function listDays(
  db: Db,
  tenantId: string,
  ask: { experienceId: string; from: string; to: string },
  clock: Clock,
): Promise<DayAvailability[]> {
  const experience = await readBookableExperience(db, tenantId, ask.experienceId)
  const nights = experience.purchase === 'nights' ? experience.minNights : 1
  // the last arrivals need the nights after the range
  const seats = await seatsOf(
    db,
    tenantId,
    experience,
    daysBetween(ask.from, addDays(ask.to, nights - 1)),
    clock,
  )
  const statusOn = (date: string) => statusOf(experience, date, seats.get(date) ?? [], clock)
  return daysBetween(ask.from, ask.to).map((date) => {
    const slots = seats.get(date) ?? []
    const remaining = slots.reduce((sum, slot) => sum + slot.remaining, 0)
    const stay = Array.from({ length: nights }, (_, night) => statusOn(addDays(date, night)))
    return {
      date,
      status: stay.find((status) => status !== 'available') ?? 'available',
      remaining,
      ...(experience.purchase === 'nights' ? {} : { slots }),
    }
  })
}

function statusOf(
  { schedule }: BookableExperience,
  date: string,
  slots: readonly TimeSlot[],
  clock: Clock,
): DayAvailability['status'] {
  const fault = dateFault(schedule, date, clock)
  if (fault === 'date_closed') return 'closed'
  // open but without slots: it is too late for today's last one
  if (fault || slots.length === 0) return 'outside_window'
  return slots.some(({ status }) => status === 'available') ? 'available' : 'full'
}
