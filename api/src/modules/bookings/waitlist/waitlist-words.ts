import { intlTag } from '@sureda/contract/locale'
import type { Words } from '../../../lib/texts.ts'
import { whenText } from '../notices/notice-words.ts'
import type { WaitlistNoticeFacts } from './waitlist-notices.queries.ts'

/** What fills the texts about a place in the line. `until` is the hour to which the seats are held, on the tenant's clocks. */
export const waitlistValues = (notice: WaitlistNoticeFacts, words: Words, timeZone: string) => ({
  experience: words.text(notice.title),
  place: words.text(notice.locationName),
  when: whenText(notice, words.locale),
  people: notice.people,
  until: notice.offerUntil ? hourText(notice.offerUntil, words, timeZone) : '',
})

const hourText = (at: Date, { locale }: Words, timeZone: string) =>
  new Intl.DateTimeFormat(intlTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)
