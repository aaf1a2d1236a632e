import { intlTag, type Locale } from '@sureda/contract/codes/locale'

/** Calendar days and local times. The time zone is always a parameter: the server's own never matters. */

const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

function partsOf(instant: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
}

/** The local time of an instant, read as if it were UTC. */
function wallClock(instant: Date, timeZone: string): number {
  const p = partsOf(instant, timeZone)
  return Date.parse(`${p.year}-${p.month}-${p.day}T${p.hour}:${p.minute}:${p.second}Z`)
}

/**
 * The instant of a local day and time. A time that occurs twice (when summer time ends) means the first one; one that
 * does not exist (when it begins) means the same span after midnight, one hour later on the clock.
 */
export function zonedInstant(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // offsets half a day to either side are those before and after a clock change
  const before = wallClock(new Date(wall - DAY_MS / 2), timeZone) - (wall - DAY_MS / 2)
  const after = wallClock(new Date(wall + DAY_MS / 2), timeZone) - (wall + DAY_MS / 2)
  const early = new Date(wall - before)
  const late = new Date(wall - after)
  if (wallClock(early, timeZone) === wall) return early
  return wallClock(late, timeZone) === wall ? late : early
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 1 = Monday … 7 = Sunday. */
export function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** The days from `from` to `until`, inclusive. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** A formatted instant in local time, `28 November 2026 at 18:30`. */
export const momentText = (instant: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    instant,
  )
