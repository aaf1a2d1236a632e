import type { AvailableSlots, TimeSlot } from '@sureda/contract/reservation'

/** Today `YYYY-MM-DD` on the calendars of the place, wherever the phone is. */
export const localToday = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  )

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export const isBookable = (day: string, window: AvailableSlots): boolean =>
  day >= window.bookable_from && day <= window.bookable_until && !window.closed_dates.includes(day)

/** First day from `from` on that can be booked, or null when the window has none. */
export function firstBookable(window: AvailableSlots, from = window.bookable_from): string | null {
  for (let day = from; day <= window.bookable_until; day = addDays(day, 1))
    if (isBookable(day, window)) return day
  return null
}

/** Seats of a reservation that is about to be moved. */
export interface HeldSeats {
  date: string
  time: string
  people: number
}

/** The slots of a day as the holder of a reservation sees them: the own seats count as free. */
export function withHeldSeats(
  slots: readonly TimeSlot[] | undefined,
  date: string,
  held: HeldSeats | undefined,
): TimeSlot[] | undefined {
  return slots?.map((slot) =>
    held?.date === date && held.time === slot.time
      ? { ...slot, remaining: slot.remaining + held.people, status: 'available' }
      : slot,
  )
}

/** Places left at a time; undefined while they are not known. */
export const roomAt = (slots: readonly TimeSlot[] | undefined, time: string | null): number | undefined =>
  slots?.find((slot) => slot.time === time)?.remaining

/** Other times of the same day with room for everybody. */
export const otherTimes = (slots: readonly TimeSlot[], people: number, except: string | null): TimeSlot[] =>
  slots.filter((slot) => slot.time !== except && slot.status === 'available' && slot.remaining >= people)
