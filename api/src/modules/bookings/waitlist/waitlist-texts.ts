import type { Localizer } from '../../../lib/localizer.ts'
import { untilHour, whenText } from '../notices/notice-texts.ts'
import type { WaitlistNoticeFacts } from './waitlist-notices.queries.ts'

/** Values for texts about a waitlist entry. `until` is when held seats expire, in local time. */
export const waitlistValues = (notice: WaitlistNoticeFacts, localizer: Localizer, timeZone: string) => ({
  experience: localizer.text(notice.title),
  place: localizer.text(notice.locationName),
  when: whenText(notice, localizer.locale),
  people: notice.people,
  until: notice.offerUntil ? untilHour(notice.offerUntil, localizer.locale, timeZone) : '',
})
