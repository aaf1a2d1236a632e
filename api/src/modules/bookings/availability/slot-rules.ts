import { type SlotRules, slotsOfDay } from '@sureda/contract/rules/slots-of-day'
import { addDays, daysBetween, zonedInstant } from '../../../lib/local-time.ts'
import type { ScheduleSlot } from '../../catalogue/experiences/experiences.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'

/** When an experience can be booked: its schedule, and the dates between which it takes place at all. */
export interface Schedule extends SlotRules {
  bookingWindowDays: number
  sameDayBooking: boolean
  autoConfirm: boolean
}

export interface Clock {
  now: Date
  timeZone: string
}

/** A request still unconfirmed this long before its start expires, so it cannot be made later than that either. */
export const CONFIRM_BEFORE_START_MS = 2 * 3_600_000

/** The slots of one day as the schedule and its special dates have them, in order; says nothing about seats taken or the time of asking. */
export const slotsOn = (schedule: Schedule, date: string): ScheduleSlot[] => slotsOfDay(schedule, date)

/** First and last day that can be booked; `until` lies before `from` when there is none. */
export function bookingWindow(schedule: Schedule, { now, timeZone }: Clock): { from: string; until: string } {
  const today = dayIn(timeZone, now)
  let from = schedule.sameDayBooking ? today : addDays(today, 1)
  let until = addDays(today, schedule.bookingWindowDays)
  if (schedule.startDate && schedule.startDate > from) from = schedule.startDate
  if (schedule.endDate && schedule.endDate < until) until = schedule.endDate
  return { from, until }
}

/** Why nothing of that day can be booked, whatever its seats. */
export type DateFault = 'date_past' | 'date_outside_window' | 'date_closed'

/** Whether that day lies before or after the dates between which it takes place. */
const isOutOfSeason = ({ startDate, endDate }: Schedule, date: string): boolean =>
  (startDate !== null && date < startDate) || (endDate !== null && date > endDate)

/** Undefined for a day on which something is offered, also when it is too late for its last slot. */
export function dateFault(schedule: Schedule, date: string, clock: Clock): DateFault | undefined {
  const { from, until } = bookingWindow(schedule, clock)
  if (date < dayIn(clock.timeZone, clock.now)) return 'date_past'
  if (isOutOfSeason(schedule, date)) return 'date_closed'
  if (date < from || date > until) return 'date_outside_window'
  return slotsOn(schedule, date).length === 0 ? 'date_closed' : undefined
}

/** The slots of one day that a person may still ask for now, full ones included. */
export function bookableSlots(schedule: Schedule, date: string, clock: Clock): ScheduleSlot[] {
  const { from, until } = bookingWindow(schedule, clock)
  if (date < from || date > until) return []
  const earliest = clock.now.getTime() + (schedule.autoConfirm ? 0 : CONFIRM_BEFORE_START_MS)
  return slotsOn(schedule, date).filter(
    (slot) => zonedInstant(date, slot.time, clock.timeZone).getTime() > earliest,
  )
}

/** The days of the booking window on which nothing is offered. */
export function closedDates(schedule: Schedule, clock: Clock): string[] {
  const { from, until } = bookingWindow(schedule, clock)
  // only today and tomorrow can hold slots that the clock has already closed
  const tomorrow = addDays(dayIn(clock.timeZone, clock.now), 1)
  const slotsOf = (date: string) =>
    date > tomorrow ? slotsOn(schedule, date) : bookableSlots(schedule, date, clock)
  return daysBetween(from, until).filter((date) => slotsOf(date).length === 0)
}
