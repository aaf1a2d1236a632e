import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addDays, daysBetween } from '../../../lib/local-time.ts'
import { type BookableExperience, seatsOf } from '../availability/availability.service.ts'
import { bookingWindow, type Clock } from '../availability/slot-rules.ts'

/** A slot, or a day of arrival, with enough space, offered instead of a full one. */
export interface Alternative {
  date: string
  /** Absent for nights. */
  time?: string
  remaining: number
}

/** What a person wanted: seats, or rooms for some nights. */
export interface Wanted {
  date: string
  people: number
  nights?: number | null | undefined
  rooms?: number | null | undefined
}

const ALTERNATIVES_MAX = 3
const LOOK_AHEAD_DAYS = 14

const refusal = (code: 'slot_full' | 'date_full', alternatives: readonly Alternative[]) =>
  new AppError(code, 'not enough seats', { data: { alternatives: alternatives.slice(0, ALTERNATIVES_MAX) } })

/**
 * The error for insufficient seats: `slot_full` with other times of that day, or `date_full` with the next days if
 * nothing that day fits the party; for nights `date_full` with the next days from which all nights are free.
 * `data.alternatives` lists up to three.
 */
export async function fullError(
  db: Db,
  tenantId: string,
  experience: BookableExperience,
  ask: Wanted,
  clock: Clock,
): Promise<AppError> {
  if (experience.purchase === 'nights') return nightsFullError(db, tenantId, experience, ask, clock)
  const { until } = bookingWindow(experience.schedule, clock)
  const days = daysBetween(ask.date, until).slice(0, LOOK_AHEAD_DAYS)
  const free: Alternative[] = []
  let seatsThatDay = 0
  for (const [date, slots] of await seatsOf(db, tenantId, experience, days, clock)) {
    if (date === ask.date) seatsThatDay = slots.reduce((sum, slot) => sum + slot.remaining, 0)
    const fitting = slots.filter((slot) => slot.remaining >= ask.people)
    free.push(...fitting.map(({ time, remaining }) => ({ date, time, remaining })))
  }
  const sameDay = free.filter((slot) => slot.date === ask.date)
  // a party larger than any slot gets `slot_full`: another date would not help
  const isDateFull = sameDay.length === 0 && (seatsThatDay === 0 || free.length > 0)
  return refusal(isDateFull ? 'date_full' : 'slot_full', sameDay.length > 0 ? sameDay : free)
}

async function nightsFullError(
  db: Db,
  tenantId: string,
  experience: BookableExperience,
  { date, nights, rooms }: Wanted,
  clock: Clock,
): Promise<AppError> {
  const { until } = bookingWindow(experience.schedule, clock)
  const stay = nights ?? 1
  const days = daysBetween(date, until).slice(0, LOOK_AHEAD_DAYS + stay)
  const seats = await seatsOf(db, tenantId, experience, days, clock)
  const roomsOn = (day: string) => seats.get(day)?.[0]?.remaining ?? 0
  const free = days.flatMap((arrival): Alternative[] => {
    const remaining = Math.min(
      ...Array.from({ length: stay }, (_, night) => roomsOn(addDays(arrival, night))),
    )
    return remaining >= (rooms ?? 1) ? [{ date: arrival, remaining }] : []
  })
  return refusal('date_full', free)
}
