import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import type { Localizer } from '../../../lib/localizer.ts'
import type { CardRow } from './notification-cards.queries.ts'

export const toNotificationCard = (row: CardRow, localizer: Localizer): NotificationCard => ({
  id: row.id,
  title: localizer.text(row.title),
  content: localizer.text(row.content),
  type: row.type,
  button_text: localizer.optional(row.buttonText),
  button_action_type: row.buttonActionType,
  button_action_value: row.buttonActionValue,
  created_at: row.createdAt.toISOString(),
  operator: localizer.operator(row.operator),
})
