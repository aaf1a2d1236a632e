import { instantOf, isWholeDay, lastMoment, type Moment, resolveSpan } from '../pack/dates.ts'
import type { Item } from '../pack/kinds.ts'
import type { Context } from './context.ts'

/** The instant of a date of a pack; null if there is none. */
export const moment = (context: Context, when: string | undefined) =>
  when === undefined
    ? null
    : instantOf(resolveSpan(when, undefined, context.today).start, context.pack.tenant.time_zone)

/** The last instant of something that is valid until that date. */
export const endMoment = (context: Context, when: string | undefined) =>
  when === undefined
    ? null
    : instantOf(
        lastMoment(resolveSpan(when, undefined, context.today).start, when),
        context.pack.tenant.time_zone,
      )
const HOUR_MS = 3_600_000
/**
 * A time in the hour that summer time skips means one hour later; an end that would then be before the start is moved,
 * too. So a yearly date is valid in every year.
 */
export const notBefore = (start: string | null, end: string | null) =>
  start && end && end < start ? new Date(Date.parse(end) + HOUR_MS).toISOString() : end

/**
 * For whole days the midnight at the start of the last day, as in the contract; an end without a time after a start
 * with one is the end of its day.
 */
export const endOfEvent = (
  { start_datetime, end_datetime = '' }: Item<'events'>,
  end: Moment | undefined,
  zone: string,
) => (end ? instantOf(isWholeDay(start_datetime) ? end : lastMoment(end, end_datetime), zone) : null)
