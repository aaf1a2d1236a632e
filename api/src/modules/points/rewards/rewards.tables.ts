import { createdAt, tenantId } from '../../../database/columns.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'
import {
  active,
  idColumns,
  imageColumns,
  requiredText,
  sortOrder,
  stampColumns,
} from '../../../lib/columns.ts'

export const rewards = pgTable('rewards', {
  ...idColumns,
  title: requiredText('title'),
  description: requiredText('description'),
  /** In points. */
  cost: integer('cost').notNull(),
  stock: integer('stock').notNull(),
  levelRequired: integer('level_required').notNull().default(1),
  validUntil: timestamp('valid_until', { withTimezone: true }),
  oncePerPerson: boolean('once_per_person').notNull().default(false),
  operatorId: text('operator_id'),
  ...imageColumns,
  active: active(),
  demo: boolean('demo').notNull().default(false),
  demoFields: text('demo_fields').array().notNull().default([]),
  sources: text('sources').array().notNull().default([]),
  sortOrder: sortOrder(),
  ...stampColumns,
})

/** How many of a reward were redeemed; updated by a trigger. */
export const rewardCounts = pgTable('reward_counts', {
  tenantId: tenantId(),
  rewardId: text('reward_id').notNull(),
  redeemed: integer('redeemed').notNull().default(0),
})

/** One redemption of a person; triggers update stock, price and points (`0012_rewards.sql`). */
export const redemptions = pgTable('redemptions', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  rewardId: text('reward_id').notNull(),
  cost: integer('cost').notNull(),
  once: boolean('once').notNull().default(false),
  code: text('code').notNull(),
  createdAt: createdAt(),
  validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  usedBy: uuid('used_by'),
})
