import { tenantId } from '../../../database/columns.ts'
import { pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

export const peopleChanges = pgTable('people_changes', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  action: text('action', { enum: ['invited', 'granted', 'revoked'] }).notNull(),
  roles: text('roles').array().notNull(),
  actor: text('actor').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
