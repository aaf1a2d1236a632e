import { tenantId, updatedAt } from '../../../database/columns.ts'
import { jsonb, pgTable, text } from '../../../database/orm.ts'

export const settings = pgTable('settings', {
  tenantId: tenantId(),
  groupName: text('group_name').notNull(),
  /** The group of the contract with `{es, ca, …}` in place of each text. */
  value: jsonb('value').$type<Record<string, unknown> | unknown[]>().notNull(),
  updatedAt: updatedAt(),
})
