import type { CARD_ACTIONS, CARD_TYPES } from '@sureda/contract/codes/enums'
import { localizedText, tenantId } from '../../../database/columns.ts'
import { boolean, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'
import { active, idColumns, requiredText, sortOrder, stampColumns } from '../../../lib/columns.ts'

export const notificationCards = pgTable('notification_cards', {
  ...idColumns,
  title: requiredText('title'),
  /** HTML, sanitised when written. */
  content: requiredText('content'),
  type: text('type').$type<(typeof CARD_TYPES)[number]>().notNull(),
  audiences: text('audiences').array().$type<('guest' | 'member')[]>().notNull(),
  operatorId: text('operator_id'),
  buttonText: localizedText('button_text'),
  buttonActionType: text('button_action_type').$type<(typeof CARD_ACTIONS)[number]>(),
  buttonActionValue: text('button_action_value'),
  visibleFrom: timestamp('visible_from', { withTimezone: true }),
  visibleUntil: timestamp('visible_until', { withTimezone: true }),
  active: active(),
  demo: boolean('demo').notNull().default(false),
  sources: text('sources').array().notNull().default([]),
  sortOrder: sortOrder(),
  ...stampColumns,
})

export const notificationDismissals = pgTable('notification_dismissals', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  cardId: text('card_id').notNull(),
  dismissedAt: timestamp('dismissed_at', { withTimezone: true }).notNull().defaultNow(),
})
