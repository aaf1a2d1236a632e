import { createdAt, tenantId } from '../../../database/columns.ts'
import { doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

/** Append-only; one row per source and occurrence. A trigger updates the account. */
export const pointsLedger = pgTable('points_ledger', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sourceType: text('source_type').notNull(),
  sourceId: text('source_id').notNull(),
  occurrence: text('occurrence').notNull().default('once'),
  delta: integer('delta').notNull(),
  meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
  /** When it was done, in whole milliseconds; `createdAt` is when it was booked. */
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull().defaultNow(),
  createdAt: createdAt(),
})

/** Where a person was when they earned something. */
export const earningPositions = pgTable('earning_positions', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  accuracyM: doublePrecision('accuracy_m').notNull(),
})

export const pointsAccounts = pgTable('points_accounts', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  balance: integer('balance').notNull().default(0),
  lifetime: integer('lifetime').notNull().default(0),
})
