import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import type { Words } from '../../../lib/texts.ts'
import type { CardRow } from './notification-cards.queries.ts'

export const toNotificationCard = (row: CardRow, words: Words): NotificationCard => ({
  id: row.id,
  title: words.text(row.title),
  content: words.text(row.content),
  type: row.type,
  button_text: words.optional(row.buttonText),
  button_action_type: row.buttonActionType,
  button_action_value: row.buttonActionValue,
  created_at: row.createdAt.toISOString(),
  operator: words.operator(row.operator),
})
