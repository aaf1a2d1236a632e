import { paths } from '@sureda/contract/remote/paths'
import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { cardText } from '../../../errors/messages.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { noticeValues } from './notice-texts.ts'
import type { NoticeFacts } from './reservation-notices.queries.ts'

const PREFIX = 'reservation-'

/** The notice of such a card id; undefined for other cards. */
export const noticeIdOf = (cardId: string): string | undefined =>
  cardId.startsWith(PREFIX) ? cardId.slice(PREFIX.length) : undefined

/** A notice as one of the member's cards, with a button to the reservation. */
export function toNoticeCard(notice: NoticeFacts, localizer: Localizer): NotificationCard {
  const { locale } = localizer
  const values = noticeValues(notice, localizer)
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(String(value))]),
  )
  return {
    id: `${PREFIX}${notice.id}`,
    title: cardText(`${notice.kind}_title`, locale, values),
    content: `<p>${cardText(`${notice.kind}_text`, locale, safe)}</p>`,
    type: 'actividades',
    button_text: cardText('button', locale),
    button_action_type: 'url',
    button_action_value: paths.reservationPass(notice.reservationId),
    created_at: notice.createdAt.toISOString(),
    operator: null,
  }
}
