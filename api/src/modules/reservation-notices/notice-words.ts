import { intlTag, type Locale } from '@sureda/contract/locale'
import { reasonText, stayText } from '../../errors/messages.ts'
import { addDays } from '../content/local-time.ts'
import type { Words } from '../content/words.ts'
import type { NoticeFacts } from './reservation-notices.queries.ts'

/** Saturday 28 November, as that language writes it. */
export function dayText(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${date}T12:00:00Z`))
}

interface When {
  date: string
  time: string
  nights?: number | null
}

/** The day and its hour; of a stay the days of arrival and of leaving, and its nights. */
export function whenText({ date, time, nights }: When, locale: Locale): string {
  if (!nights) return `${dayText(date, locale)}, ${time}`
  const until = dayText(addDays(date, nights), locale)
  return stayText(locale, { from: dayText(date, locale), time, until, count: nights })
}

/** What fills the texts about a reservation, in the language of `words`. The reason is the guide's own words, or the list's in that language. */
export const noticeValues = (notice: NoticeFacts, words: Words) => ({
  experience: words.text(notice.title),
  place: words.text(notice.locationName),
  when: whenText(notice, words.locale),
  people: notice.people,
  reason: notice.cancelReason ?? (notice.reasonCode ? reasonText(notice.reasonCode, words.locale) : ''),
})
