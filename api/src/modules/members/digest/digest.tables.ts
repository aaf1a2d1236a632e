import { createdAt, tenantId } from '../../../database/columns.ts'
import { date, pgTable, text, uuid } from '../../../database/orm.ts'

/** Which person was processed in which week, with or without a mail. */
export const digests = pgTable('digests', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  period: date('period', { mode: 'string' }).notNull(),
  createdAt: createdAt(),
})

export const mailLinkKeys = pgTable('mail_link_keys', {
  tenantId: tenantId(),
  secret: text('secret').notNull(),
})
