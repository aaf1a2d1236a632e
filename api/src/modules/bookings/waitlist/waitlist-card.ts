import { paths } from '@sureda/contract/remote/paths'
import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { cardText } from '../../../errors/messages.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { WaitlistNoticeFacts } from './waitlist-notices.queries.ts'
import { waitlistValues } from './waitlist-texts.ts'

const PREFIX = 'waitlist-'

/** The notice of such a card id; undefined for other cards. */
export const waitlistNoticeIdOf = (cardId: string): string | undefined =>
  cardId.startsWith(PREFIX) ? cardId.slice(PREFIX.length) : undefined

/** A waitlist notice as a card of the member; its button leads to accepting or declining. */
export function toWaitlistCard(
  notice: WaitlistNoticeFacts,
  localizer: Localizer,
  timeZone: string,
): NotificationCard {
  const { locale } = localizer
  const values = waitlistValues(notice, localizer, timeZone)
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(String(value))]),
  )
  return {
    id: `${PREFIX}${notice.id}`,
    title: cardText(`waitlist_${notice.kind}_title`, locale, values),
    content: `<p>${cardText(`waitlist_${notice.kind}_text`, locale, safe)}</p>`,
    type: 'actividades',
    button_text: cardText(`waitlist_${notice.kind}_button`, locale),
    button_action_type: 'url',
    button_action_value: paths.reservations(),
    created_at: notice.createdAt.toISOString(),
    operator: null,
  }
}
