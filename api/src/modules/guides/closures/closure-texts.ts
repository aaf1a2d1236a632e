import { CLOSURE_REASONS } from '@sureda/contract/codes/enums'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { cardText, closureText } from '../../../errors/messages.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { dayText, whenText } from '../../bookings/notices/notice-texts.ts'
import type { ClosureNoticeRow } from './closure-cards.queries.ts'

const isReason = (text: string) => (CLOSURE_REASONS as readonly string[]).includes(text)

/** The reason in that language: translated if it is one of the list, else the guide's own text. */
export const translatedReason = (reason: string, locale: Locale): string =>
  isReason(reason) ? closureText(`reason_${reason}`, locale) : reason

/** The warning shown on everything inside a closure, in six languages. */
export function warningOf({ from, until, reason }: { from: string; until: string; reason: string }) {
  const text = (locale: Locale) =>
    closureText(from === until ? 'one_day' : 'days', locale, {
      from: dayText(from, locale),
      until: dayText(until, locale),
      reason: translatedReason(reason, locale).replace(/[.\s]+$/, ''),
    })
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as LocalizedText
}

const PREFIX = 'closure-'

/** The notice of such a card id; undefined for other cards. */
export const closureNoticeIdOf = (cardId: string): string | undefined =>
  cardId.startsWith(PREFIX) ? cardId.slice(PREFIX.length) : undefined

/** How a closure, or its early end, affects a reservation, as a card of the member. */
export function toClosureCard(row: ClosureNoticeRow, localizer: Localizer): NotificationCard {
  const { locale } = localizer
  const kind = row.liftedAt ? 'closure_lifted' : 'closure'
  const values = {
    experience: escapeHtml(localizer.text(row.title)),
    when: escapeHtml(whenText(row, locale)),
    reason: escapeHtml(translatedReason(row.reason, locale)),
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
