import type { Words } from '../../../lib/texts.ts'
import { untilHour, whenText } from '../notices/notice-words.ts'
import type { WaitlistNoticeFacts } from './waitlist-notices.queries.ts'

/** What fills the texts about a place in the line. `until` is the hour to which the seats are held, on the tenant's clocks. */
export const waitlistValues = (notice: WaitlistNoticeFacts, words: Words, timeZone: string) => ({
  experience: words.text(notice.title),
  place: words.text(notice.locationName),
  when: whenText(notice, words.locale),
  people: notice.people,
  until: notice.offerUntil ? untilHour(notice.offerUntil, words.locale, timeZone) : '',
})
