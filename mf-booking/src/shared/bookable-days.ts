import { AVAILABILITY_MAX_DAYS, NIGHTS_MAX } from '@sureda/contract/rules/limits'
import type { DayAvailability } from '@sureda/contract/schemas/bookings/availability'
import type { TimeSlot } from '@sureda/contract/schemas/bookings/reservation'
import { addDays } from '@sureda/ui/core'

/** How many days ahead can be booked; 60 where the experience does not say it, or is not loaded yet. */
export const windowDaysOf = (
  experience: { schedule?: { booking_window_days: number } | null } | undefined,
): number => experience?.schedule?.booking_window_days ?? 60

/** Days as the server answered them, by date. Days that were not asked for are missing. */
export type Days = ReadonlyMap<string, DayAvailability>

const DAY_MS = 86_400_000

export const nightsBetween = (arrival: string, departure: string): number =>
  Math.round((Date.parse(departure) - Date.parse(arrival)) / DAY_MS)

/** The spans of 62 days, counted from today, that contain these dates. Fixed spans share their answers. */
export function spansOf(dates: readonly string[], today: string): { from: string; to: string }[] {
  const indexes = dates.map((date) => Math.floor(nightsBetween(today, date) / AVAILABILITY_MAX_DAYS))
  return [...new Set(indexes)]
    .sort((a, b) => a - b)
    .map((index) => {
      const from = addDays(today, index * AVAILABILITY_MAX_DAYS)
      return { from, to: addDays(from, AVAILABILITY_MAX_DAYS - 1) }
    })
}

/** The first known day from `from` on with something free. */
export const nextFree = (days: Days, from: string): string | null =>
  [...days.keys()].sort().find((date) => date >= from && days.get(date)?.status === 'available') ?? null

/** Seats of a reservation that is being moved. */
export interface HeldSeats {
  date: string
  time: string
  people: number
}

/** A day for the holder of a reservation: its seats count as free. */
export function withHeldSeats(
  day: DayAvailability | undefined,
  held: HeldSeats | undefined,
): DayAvailability | undefined {
  if (!day?.slots || held?.date !== day.date || !day.slots.some(({ time }) => time === held.time)) return day
  const slots = day.slots.map((slot) =>
    slot.time === held.time
      ? { ...slot, remaining: slot.remaining + held.people, status: 'available' as const }
      : slot,
  )
  return { ...day, slots, status: 'available', remaining: day.remaining + held.people }
}

/** Places left at a time; undefined while they are not known. */
export const seatsLeftAt = (
  slots: readonly TimeSlot[] | undefined,
  time: string | null,
): number | undefined => slots?.find((slot) => slot.time === time)?.remaining

/** Other times of the same day with seats for the whole party. */
export const otherTimes = (slots: readonly TimeSlot[], people: number, except: string | null): TimeSlot[] =>
  slots.filter((slot) => slot.time !== except && slot.status === 'available' && slot.remaining >= people)

/** A stay that is being moved: its nights count as free. */
export interface HeldStay {
  date: string
  nights: number
  rooms: number
}

/** Rooms free in one night; 0 where it is closed, full or not known. A night on which no stay can begin may still have rooms. */
export function roomsOn(days: Days, night: string, held?: HeldStay): number {
  const own = held && night >= held.date && night < addDays(held.date, held.nights) ? held.rooms : 0
  return (days.get(night)?.remaining ?? 0) + own
}

/** How many nights in a row have so many free rooms, from the arrival on. */
export function nightsFrom(days: Days, arrival: string, rooms: number, held?: HeldStay): number {
  let nights = 0
  while (nights < NIGHTS_MAX && roomsOn(days, addDays(arrival, nights), held) >= rooms) nights++
  return nights
}

/** Rooms free in every night of a stay; undefined while one of them is not known. */
export function roomsIn(days: Days, arrival: string, nights: number, held?: HeldStay): number | undefined {
  const all = Array.from({ length: nights }, (_, night) => addDays(arrival, night))
  if (all.some((night) => !days.has(night))) return undefined
  return Math.min(...all.map((night) => roomsOn(days, night, held)))
}
