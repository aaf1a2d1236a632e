import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { tenantId, updatedAt } from '../../database/columns.ts'

export const settings = pgTable('settings', {
  tenantId: tenantId(),
  groupName: text('group_name').notNull(),
  /** The group of the contract with `{es, ca, …}` in place of each text. */
  value: jsonb('value').$type<Record<string, unknown> | unknown[]>().notNull(),
  updatedAt: updatedAt(),
})
