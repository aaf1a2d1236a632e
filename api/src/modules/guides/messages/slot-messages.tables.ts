import { createdAt, tenantId } from '../../../database/columns.ts'
import { date, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

/** A guide's message to all people of a slot. */
export const slotMessages = pgTable('slot_messages', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  experienceId: text('experience_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  time: text('time').notNull(),
  guideUserId: uuid('guide_user_id').notNull(),
  body: text('body').notNull(),
  createdAt: createdAt(),
})

/** The recipients; each sees a card until they dismiss it. */
export const slotMessageRecipients = pgTable('slot_message_recipients', {
  tenantId: tenantId(),
  messageId: uuid('message_id').notNull(),
  reservationId: uuid('reservation_id').notNull(),
  userId: uuid('user_id').notNull(),
  dismissedAt: timestamp('dismissed_at', { withTimezone: true, mode: 'date' }),
})
