import { z } from 'zod'
import { DAY_STATUSES } from '../../codes/enums.ts'
import { AVAILABILITY_MAX_DAYS } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { timeSlot } from './reservation.ts'

const DAY_MS = 86_400_000
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Inclusive days; default: the next two weeks. */
export const availabilityQuery = z
  .strictObject({ from: calendarDate.optional(), to: calendarDate.optional() })
  .check(({ value: { from, to }, issues }) => {
    const fault = (path: 'from' | 'to', message: string) =>
      issues.push({ code: 'custom', input: { from, to }, path: [path], message })
    if (from === undefined && to === undefined) return
    if (from === undefined) fault('from', 'required')
    else if (to === undefined) fault('to', 'required')
    else if (to < from) fault('to', 'ends_before_start')
    else if (days(from, to) >= AVAILABILITY_MAX_DAYS) fault('to', 'too_many_days')
  })

/**
 * One day for a person who wants to book, including guests. A snapshot: only the booking itself decides. For nights, a
 * day is available if the shortest stay can begin.
 */
export const dayAvailability = z.object({
  date: z.string(),
  status: z.enum(DAY_STATUSES),
  /** Seats of all its times; for nights the free rooms of that night, even if no stay can begin. */
  remaining: z.number().int(),
  /** Its times, including full ones. Absent for nights. */
  slots: z.array(timeSlot).optional(),
})
export type DayAvailability = z.infer<typeof dayAvailability>
