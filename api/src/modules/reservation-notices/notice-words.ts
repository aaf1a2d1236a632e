import type { Locale } from '@sureda/contract/locale'
import { reasonText } from '../../errors/messages.ts'
import type { Words } from '../content/words.ts'
import type { NoticeFacts } from './reservation-notices.queries.ts'

/** Saturday 28 November, as that language writes it. */
export function dayText(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${date}T12:00:00Z`))
}

/** What fills the texts about a reservation, in the language of `words`. The reason is the guide's own words, or the list's in that language. */
export const noticeValues = (notice: NoticeFacts, words: Words) => ({
  experience: words.text(notice.title),
  place: words.text(notice.locationName),
  date: dayText(notice.date, words.locale),
  time: notice.time,
  people: notice.people,
  reason: notice.cancelReason ?? (notice.reasonCode ? reasonText(notice.reasonCode, words.locale) : ''),
})
