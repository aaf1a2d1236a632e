import { instantOf, isWholeDay, lastMoment, type Moment, resolveSpan } from '../pack/dates.ts'
import type { Item } from '../pack/kinds.ts'
import type { Context } from './context.ts'

/** The instant of a date of a pack; null where there is none. */
export const moment = (context: Context, when: string | undefined) =>
  when === undefined
    ? null
    : instantOf(resolveSpan(when, undefined, context.today).start, context.pack.tenant.time_zone)

/** The last instant of something that is valid until then. */
export const endMoment = (context: Context, when: string | undefined) =>
  when === undefined
    ? null
    : instantOf(
        lastMoment(resolveSpan(when, undefined, context.today).start, when),
        context.pack.tenant.time_zone,
      )
const HOUR_MS = 3_600_000
/**
 * In the hour that the clocks leave out when summer begins, a date that names no year means the hour after; an end that would then come before the start moves
 * along with it. So a pack is taken in every year.
 */
export const notBefore = (start: string | null, end: string | null) =>
  start && end && end < start ? new Date(Date.parse(end) + HOUR_MS).toISOString() : end

/** Of whole days their last midnight, as the contract says; an end without an hour after a start with one lasts to the end of its day. */
export const endOfEvent = (
  { start_datetime, end_datetime = '' }: Item<'events'>,
  end: Moment | undefined,
  zone: string,
) => (end ? instantOf(isWholeDay(start_datetime) ? end : lastMoment(end, end_datetime), zone) : null)
