import type { RateableType } from '@sureda/contract/codes/enums'
import { createdAt, tenantId, updatedAt } from '../../../database/columns.ts'
import { integer, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

/** One opinion per member and object. Totals follow by a trigger. */
export const ratings = pgTable('ratings', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  rateableType: text('rateable_type').$type<RateableType>().notNull(),
  rateableId: text('rateable_id').notNull(),
  stars: integer('stars').notNull(),
  capturedAt: timestamp('captured_at', { withTimezone: true }).notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Never written by code. */
export const ratingTotals = pgTable('rating_totals', {
  tenantId: tenantId(),
  rateableType: text('rateable_type').$type<RateableType>().notNull(),
  rateableId: text('rateable_id').notNull(),
  ratings: integer('ratings').notNull(),
  stars: integer('stars').notNull(),
})
