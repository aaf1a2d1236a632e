import { createdAt, tenantId } from '../../../database/columns.ts'
import { pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Notices to members. Written by the trigger of `reservations`, reminders by their job; each kind once. */
export const reservationNotices = pgTable('reservation_notices', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  reservationId: uuid('reservation_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', {
    enum: ['confirmed', 'rejected', 'cancelled', 'expired', 'completed', 'attended', 'no_show', 'reminder'],
  }).notNull(),
  createdAt: createdAt(),
  /** When the mail job handled it. */
  handledAt: moment('handled_at'),
  dismissedAt: moment('dismissed_at'),
})
export type NoticeKind = typeof reservationNotices.$inferSelect.kind
