import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { active, idColumns, imageColumns, requiredText, sortOrder, stampColumns } from '../content/columns.ts'

export const rewards = pgTable('rewards', {
  ...idColumns,
  title: requiredText('title'),
  description: requiredText('description'),
  /** Points. */
  cost: integer('cost').notNull(),
  stock: integer('stock').notNull(),
  levelRequired: integer('level_required').notNull().default(1),
  validUntil: timestamp('valid_until', { withTimezone: true }),
  operatorId: text('operator_id'),
  ...imageColumns,
  active: active(),
  demo: boolean('demo').notNull().default(false),
  demoFields: text('demo_fields').array().notNull().default([]),
  sources: text('sources').array().notNull().default([]),
  sortOrder: sortOrder(),
  ...stampColumns,
})
