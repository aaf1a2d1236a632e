import { intlTag, type Locale } from '@sureda/contract/codes/locale'
import { reasonText, stayText } from '../../../errors/messages.ts'
import { addDays } from '../../../lib/local-time.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { NoticeFacts } from './reservation-notices.queries.ts'

const HOUR_MS = 3_600_000

/** Shows the year if it is not the current one; always around New Year, when that depends on the time zone. */
export function yearUnlessNow(at: Date): Intl.DateTimeFormatOptions {
  const now = Date.now()
  const running = [now - 12 * HOUR_MS, now + 14 * HOUR_MS].map((moment) => new Date(moment).getUTCFullYear())
  return running.every((year) => year === at.getUTCFullYear()) ? {} : { year: 'numeric' }
}

/** Saturday 28 November, formatted in the language; with the year if it is not the current one. */
export function dayText(date: string, locale: Locale): string {
  const noon = new Date(`${date}T12:00:00Z`)
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...yearUnlessNow(noon),
    timeZone: 'UTC',
  })
  return format.format(noon)
}

const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The end of a period: midnight is shown as the day before. */
export function untilText(at: Date, locale: Locale, timeZone: string): string {
  const isMidnight = untilHour(at, locale, timeZone) === '24:00'
  const said = isMidnight ? new Date(at.getTime() - 60_000) : at
  return new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...yearUnlessNow(said),
    ...(!isMidnight && HOUR),
    timeZone,
  }).format(said)
}

/** The hour alone, for what ends soon: a day ends at 24:00. */
export function untilHour(at: Date, locale: Locale, timeZone: string): string {
  const hour = new Intl.DateTimeFormat(intlTag(locale), { ...HOUR, timeZone }).format(at)
  return hour === '00:00' ? '24:00' : hour
}

interface When {
  date: string
  time: string
  nights?: number | null
}

/** Day and hour; for a stay the days of arrival and departure, and its nights. */
export function whenText({ date, time, nights }: When, locale: Locale): string {
  if (!nights) return `${dayText(date, locale)}, ${time}`
  const until = dayText(addDays(date, nights), locale)
  return stayText(locale, { from: dayText(date, locale), time, until, count: nights })
}

/**
 * Values for texts about a reservation, in the language of `localizer`. The reason is the guide's own text, or the
 * translated one of the list.
 */
export const noticeValues = (notice: NoticeFacts, localizer: Localizer) => ({
  experience: localizer.text(notice.title),
  place: localizer.text(notice.locationName),
  when: whenText(notice, localizer.locale),
  people: notice.people,
  reason: notice.cancelReason ?? (notice.reasonCode ? reasonText(notice.reasonCode, localizer.locale) : ''),
})
