import { type SlotRules, slotsOfDay } from '@sureda/contract/rules/slots-of-day'
import { addDays, daysBetween, zonedInstant } from '../../../lib/local-time.ts'
import type { ScheduleSlot } from '../../catalogue/experiences/experiences.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'

/** When an experience can be booked: its schedule and its season. */
export interface Schedule extends SlotRules {
  bookingWindowDays: number
  sameDayBooking: boolean
  autoConfirm: boolean
}

export interface Clock {
  now: Date
  timeZone: string
}

/** An unconfirmed request expires this long before its start, so it cannot be made later either. */
export const CONFIRM_BEFORE_START_MS = 2 * 3_600_000

/** The slots of one day by the schedule and its special dates, in order; ignores seats taken and the current time. */
export const slotsOn = (schedule: Schedule, date: string): ScheduleSlot[] => slotsOfDay(schedule, date)

/** First and last bookable day; `until` is before `from` if there is none. */
export function bookingWindow(schedule: Schedule, { now, timeZone }: Clock): { from: string; until: string } {
  const today = dayIn(timeZone, now)
  let from = schedule.sameDayBooking ? today : addDays(today, 1)
  let until = addDays(today, schedule.bookingWindowDays)
  if (schedule.startDate && schedule.startDate > from) from = schedule.startDate
  if (schedule.endDate && schedule.endDate < until) until = schedule.endDate
  return { from, until }
}

/** Why nothing can be booked that day, whatever its seats. */
export type DateFault = 'date_past' | 'date_outside_window' | 'date_closed'

/** Whether the day is outside the season. */
const isOutOfSeason = ({ startDate, endDate }: Schedule, date: string): boolean =>
  (startDate !== null && date < startDate) || (endDate !== null && date > endDate)

/** Undefined for a day with an experience, even when it is too late for its last slot. */
export function dateFault(schedule: Schedule, date: string, clock: Clock): DateFault | undefined {
  const { from, until } = bookingWindow(schedule, clock)
  if (date < dayIn(clock.timeZone, clock.now)) return 'date_past'
  if (isOutOfSeason(schedule, date)) return 'date_closed'
  if (date < from || date > until) return 'date_outside_window'
  return slotsOn(schedule, date).length === 0 ? 'date_closed' : undefined
}

/** The slots of one day that can still be booked now, including full ones. */
export function bookableSlots(schedule: Schedule, date: string, clock: Clock): ScheduleSlot[] {
  const { from, until } = bookingWindow(schedule, clock)
  if (date < from || date > until) return []
  const earliest = clock.now.getTime() + (schedule.autoConfirm ? 0 : CONFIRM_BEFORE_START_MS)
  return slotsOn(schedule, date).filter(
    (slot) => zonedInstant(date, slot.time, clock.timeZone).getTime() > earliest,
  )
}

/** The days of the booking window without an experience. */
export function closedDates(schedule: Schedule, clock: Clock): string[] {
  const { from, until } = bookingWindow(schedule, clock)
  // only today and tomorrow can have slots that the clock has closed
  const tomorrow = addDays(dayIn(clock.timeZone, clock.now), 1)
  const slotsOf = (date: string) =>
    date > tomorrow ? slotsOn(schedule, date) : bookableSlots(schedule, date, clock)
  return daysBetween(from, until).filter((date) => slotsOf(date).length === 0)
}
