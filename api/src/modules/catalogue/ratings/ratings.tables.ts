import type { RateableType } from '@sureda/contract/codes/enums'
import { createdAt, tenantId, updatedAt } from '../../../database/columns.ts'
import { integer, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

/** One rating per member and object. A trigger maintains the totals. */
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

/** Written only by the trigger. */
export const ratingTotals = pgTable('rating_totals', {
  tenantId: tenantId(),
  rateableType: text('rateable_type').$type<RateableType>().notNull(),
  rateableId: text('rateable_id').notNull(),
  ratings: integer('ratings').notNull(),
  stars: integer('stars').notNull(),
})
