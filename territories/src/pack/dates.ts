import { addDays, isoWeekday, zonedInstant } from '@sureda/api/lib/local-time'

const FROM_START = /^start\+(\d{1,3})d(?: (\d\d:\d\d))?$/
/** Instants are written to the minute. */
const LAST_MINUTE = '23:59'
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export interface Moment {
  /** `YYYY-MM-DD` in the tenant's time zone. */
  date: string
  /** `HH:MM`; midnight if the pack gives no time. */
  time: string
}

/**
 * Resolves dates of a pack on the day of import. Fixed dates stay, `+3d` counts from today, `yearly …` is the next
 * occurrence whose end is today or later. `sat#1-07` is the first Saturday of July, `#-1` the last. An end of `start+2d
 * 14:00` counts from the start, in whatever form that is.
 */
export function resolveSpan(
  start: string,
  end: string | undefined,
  today: string,
): { start: Moment; end: Moment | undefined } {
  if (!start.startsWith('yearly ')) {
    const from = resolve(start, today, 0)
    return { start: from, end: endOf(from, end, today, 0) }
  }
  const thisYear = Number(today.slice(0, 4))
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const from = resolve(start, today, year)
    let until = endOf(from, end, today, year)
    if (until && until.date < from.date) until = endOf(from, end, today, year + 1)
    if ((until ?? from).date >= today) return { start: from, end: until }
  }
  throw new Error(`No occurrence of "${start}" after ${today}`)
}

function endOf(start: Moment, end: string | undefined, today: string, year: number): Moment | undefined {
  if (end === undefined) return undefined
  const after = FROM_START.exec(end)
  return after
    ? { date: addDays(start.date, Number(after[1])), time: after[2] ?? '00:00' }
    : resolve(end, today, year)
}

/** Whether a date has no time and therefore means the whole day. */
export const isWholeDay = (when: string): boolean => !when.includes(':')

/** The last moment of an end or of a validity: for a day without a time its last minute. */
export const lastMoment = (moment: Moment, when: string): Moment =>
  isWholeDay(when) ? { ...moment, time: LAST_MINUTE } : moment

/** Why two dates cannot be start and end of one thing, or undefined. */
export function spanFault(start: string | undefined, end: string | undefined): string | undefined {
  if (end === undefined) return undefined
  if (start === undefined) return FROM_START.test(end) ? 'counts from a start that is not there' : undefined
  if (!FROM_START.test(end)) {
    // the third Friday of a month may come after its third Sunday
    if (end.includes('#')) return 'may fall into another week than the start: write it as start+2d 14:00'
    if (formOf(start) !== formOf(end))
      return 'is written in another form than the start: one of them would move without the other'
  }
  const span = resolveSpan(start, end, '2026-01-01')
  const until = span.end && lastMoment(span.end, end)
  return until && `${until.date} ${until.time}` < `${span.start.date} ${span.start.time}`
    ? 'comes before the start'
    : undefined
}

/** Maximum length: a yearly event that ends before it begins would last until next year. */
const LONGEST_EVENT_DAYS = 300

/** Why two dates cannot be those of an event, or undefined. */
export function eventFault(start: string, end: string | undefined): string | undefined {
  if (end === undefined) return undefined
  const fault = spanFault(start, end)
  if (fault) return fault
  if (isWholeDay(start) && !isWholeDay(end))
    return 'names an hour, but the start names none: write one for both, or for neither (whole days)'
  const span = resolveSpan(start, end, '2026-01-01')
  const days = (Date.parse(span.end?.date ?? span.start.date) - Date.parse(span.start.date)) / 86_400_000
  return days > LONGEST_EVENT_DAYS ? `comes before the start, or the event lasts ${days} days` : undefined
}

const formOf = (when: string) =>
  /^[+-]/.test(when) ? 'relative' : /^yearly /.test(when) ? 'yearly' : 'fixed'

/** Whether a well-formed date exists in the calendar; `yearly 02-29` does not in most years. */
export function isInCalendar(when: string): boolean {
  const [, year = '2027', month, day] = /^(?:(\d{4})-|yearly )(\d\d)-(\d\d)/.exec(when) ?? []
  if (month === undefined) return !/#(?:-1|\d)-(?!0[1-9]|1[0-2])/.test(when)
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === `${month}-${day}`
}

/** The fault of a fixed date whose time is skipped by summer time, or undefined. Other forms name no year. */
export function missingHourFault(when: string | undefined, timeZone: string): string | undefined {
  if (!when || isWholeDay(when) || FROM_START.test(when) || formOf(when) !== 'fixed') return undefined
  const { date, time } = resolve(when, '', 0)
  const options = { timeZone, hour: '2-digit', minute: '2-digit' } as const
  const shown = new Intl.DateTimeFormat('sv-SE', options).format(zonedInstant(date, time, timeZone))
  return shown === time
    ? undefined
    : `is no time of that day: the clocks go from ${time.slice(0, 2)}:00 to ${shown.slice(0, 2)}:00`
}

export const resolveDay = (when: string, today: string): string =>
  resolveSpan(when, undefined, today).start.date

export const instantOf = ({ date, time }: Moment, timeZone: string): string =>
  zonedInstant(date, time, timeZone).toISOString()

function resolve(when: string, today: string, year: number): Moment {
  const relative = /^([+-]\d+)d(?: (\d\d:\d\d))?$/.exec(when)
  if (relative) return { date: addDays(today, Number(relative[1])), time: relative[2] ?? '00:00' }
  const yearly = /^yearly (?:(\w{3})#(-?\d)-)?(\d\d)(?:-(\d\d))?(?: (\d\d:\d\d))?$/.exec(when)
  if (yearly) {
    const [, day, nth, month = '01', dayOfMonth = '01', time = '00:00'] = yearly
    return { date: day ? nthWeekday(year, month, day, Number(nth)) : `${year}-${month}-${dayOfMonth}`, time }
  }
  return { date: when.slice(0, 10), time: when.slice(11, 16) || '00:00' }
}

function nthWeekday(year: number, month: string, day: string, nth: number): string {
  const wanted = DAYS.indexOf(day) + 1
  const first = nth > 0 ? `${year}-${month}-01` : addDays(`${nextMonth(year, month)}-01`, -7)
  const offset = (wanted - isoWeekday(first) + 7) % 7
  return addDays(first, offset + (nth > 0 ? (nth - 1) * 7 : 0))
}

const nextMonth = (year: number, month: string) =>
  month === '12' ? `${year + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`
