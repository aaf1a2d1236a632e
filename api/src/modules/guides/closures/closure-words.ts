import { CLOSURE_REASONS } from '@sureda/contract/codes/enums'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { cardText, closureText } from '../../../errors/messages.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Words } from '../../../lib/texts.ts'
import { dayText, whenText } from '../../bookings/notices/notice-words.ts'
import type { ClosureNoticeRow } from './closure-cards.queries.ts'

const isReason = (text: string) => (CLOSURE_REASONS as readonly string[]).includes(text)

/** Why, in that language: a word of the list, or the guide's own words as they are. */
export const reasonIn = (reason: string, locale: Locale): string =>
  isReason(reason) ? closureText(`reason_${reason}`, locale) : reason

/** The warning that everything in a closure carries, in six languages. */
export function warningOf({ from, until, reason }: { from: string; until: string; reason: string }) {
  const text = (locale: Locale) =>
    closureText(from === until ? 'one_day' : 'days', locale, {
      from: dayText(from, locale),
      until: dayText(until, locale),
      reason: reasonIn(reason, locale).replace(/[.\s]+$/, ''),
    })
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as LocalizedText
}

const PREFIX = 'closure-'

/** The notice behind the id of such a card; undefined where it is another card's. */
export const closureNoticeIdOf = (cardId: string): string | undefined =>
  cardId.startsWith(PREFIX) ? cardId.slice(PREFIX.length) : undefined

/** What a closure, or its early end, does to a reservation, as one of the member's cards. */
export function toClosureCard(row: ClosureNoticeRow, words: Words): NotificationCard {
  const { locale } = words
  const kind = row.liftedAt ? 'closure_lifted' : 'closure'
  const values = {
    experience: escapeHtml(words.text(row.title)),
    when: escapeHtml(whenText(row, locale)),
    reason: escapeHtml(reasonIn(row.reason, locale)),
  }
  return {
    id: `${PREFIX}${row.id}`,
    title: cardText(`${kind}_title`, locale),
    content: `<p>${cardText(`${kind}_text`, locale, values)}</p>`,
    type: 'actividades',
    button_text: cardText('button', locale),
    button_action_type: 'url',
    button_action_value: paths.reservationPass(row.reservationId),
    created_at: (row.liftedAt ?? row.createdAt).toISOString(),
    operator: null,
  }
}
