import { addDays, isoWeekday, zonedInstant } from '@sureda/api/modules/content/local-time'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export interface Moment {
  /** `YYYY-MM-DD` in the tenant's time zone. */
  date: string
  /** `HH:MM`; midnight where the pack names none. */
  time: string
}

/**
 * Dates of a pack, seen from the day of import. Fixed dates stay, `+3d` counts from today, `yearly …` is the occurrence that is not over yet:
 * of a span, the one whose end lies today or later. `sat#1-07` is the first Saturday of July, `#-1` the last.
 */
export function resolveSpan(
  start: string,
  end: string | undefined,
  today: string,
): { start: Moment; end: Moment | undefined } {
  if (!start.startsWith('yearly '))
    return { start: resolve(start, today, 0), end: end === undefined ? undefined : resolve(end, today, 0) }
  const thisYear = Number(today.slice(0, 4))
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const from = resolve(start, today, year)
    let until = end === undefined ? undefined : resolve(end, today, year)
    if (until && end && until.date < from.date) until = resolve(end, today, year + 1)
    if ((until ?? from).date >= today) return { start: from, end: until }
  }
  throw new Error(`No occurrence of "${start}" after ${today}`)
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
