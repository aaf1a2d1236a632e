import type { Words } from '../../../lib/texts.ts'
import { untilHour, whenText } from '../notices/notice-words.ts'
import type { WaitlistNoticeFacts } from './waitlist-notices.queries.ts'

/** Values for texts about a waitlist entry. `until` is when held seats expire, in local time. */
export const waitlistValues = (notice: WaitlistNoticeFacts, words: Words, timeZone: string) => ({
  experience: words.text(notice.title),
  place: words.text(notice.locationName),
  when: whenText(notice, words.locale),
  people: notice.people,
  until: notice.offerUntil ? untilHour(notice.offerUntil, words.locale, timeZone) : '',
})
