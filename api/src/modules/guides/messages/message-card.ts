import { paths } from '@sureda/contract/remote/paths'
import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { cardText } from '../../../errors/messages.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { whenText } from '../../bookings/notices/notice-texts.ts'
import type { MessageCardRow } from './slot-messages.queries.ts'

const PREFIX = 'message-'

/** The message of such a card id; undefined for other cards. */
export const messageIdOf = (cardId: string): string | undefined =>
  cardId.startsWith(PREFIX) ? cardId.slice(PREFIX.length) : undefined

/** A guide's message as a card of the member, with a button to the reservation. */
export function toMessageCard(message: MessageCardRow, localizer: Localizer): NotificationCard {
  const { locale } = localizer
  const title = localizer.text(message.title)
  const about = `${title}, ${whenText(message, locale)}`
  const lines = message.body.split(/\n+/).map((line) => `<p>${escapeHtml(line)}</p>`)
  return {
    id: `${PREFIX}${message.id}`,
    title: cardText('message_title', locale),
    content: `<p>${escapeHtml(about)}</p>${lines.join('')}`,
    type: 'actividades',
    button_text: cardText('button', locale),
    button_action_type: 'url',
    button_action_value: paths.reservationPass(message.reservationId),
    created_at: message.createdAt.toISOString(),
    operator: null,
  }
}
