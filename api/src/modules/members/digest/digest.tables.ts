import { createdAt, tenantId } from '../../../database/columns.ts'
import { date, pgTable, text, uuid } from '../../../database/orm.ts'

/** Who has been dealt with in which week. */
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
