import { zonedInstant } from '../../../lib/local-time.ts'
import { type Clock, CONFIRM_BEFORE_START_MS, type Schedule } from '../availability/slot-rules.ts'

/**
 * After this nothing is offered for the slot: two hours before its start, or at the end of the previous day if same-day
 * booking is off, because such an offer could not be accepted.
 */
export function closesAt(
  schedule: Pick<Schedule, 'sameDayBooking'>,
  { date, time }: { date: string; time: string },
  { timeZone }: Pick<Clock, 'timeZone'>,
): Date {
  const beforeStart = zonedInstant(date, time, timeZone).getTime() - CONFIRM_BEFORE_START_MS
  if (schedule.sameDayBooking) return new Date(beforeStart)
  return new Date(Math.min(beforeStart, zonedInstant(date, '00:00', timeZone).getTime()))
}
