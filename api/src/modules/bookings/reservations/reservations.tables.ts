import type { GuideReason, ReservationOutcome, ReservationStatus } from '@sureda/contract/codes/enums'
import type { ReservationEvent } from '@sureda/contract/schemas/bookings/reservation'
import { createdAt, tenantId, updatedAt } from '../../../database/columns.ts'
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

/**
 * Seats of one slot, or rooms of one night (`NIGHT`). Triggers of `reservations` and, while seats are offered, of
 * `waitlist_entries` maintain `booked`; a check refuses more than `capacity`.
 */
export const slotInventory = pgTable('slot_inventory', {
  tenantId: tenantId(),
  experienceId: text('experience_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  time: text('time').notNull(),
  capacity: integer('capacity').notNull(),
  booked: integer('booked').notNull().default(0),
  /** Capacity by the schedule; `capacity` is higher while more are booked. */
  scheduled: integer('scheduled'),
})

/** The `time` under which rooms of a night are counted, whatever the arrival time. */
export const NIGHT = '00:00'

export const reservations = pgTable('reservations', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  experienceId: text('experience_id').notNull(),
  groupId: uuid('group_id'),
  bookingCode: text('booking_code'),
  date: date('date', { mode: 'string' }).notNull(),
  time: text('time').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  people: integer('people').notNull(),
  /** Only for a stay; its `time` is the earliest arrival. */
  nights: integer('nights'),
  rooms: integer('rooms'),
  specialRequests: text('special_requests'),
  status: text('status').$type<ReservationStatus>().notNull(),
  cancelledBy: text('cancelled_by').$type<'member' | 'guide' | 'system'>(),
  cancelReason: text('cancel_reason'),
  /** For a cancelled one set by a trigger; for a completed one by the guide. */
  outcome: text('outcome').$type<ReservationOutcome>(),
  /** When its people were marked as present, also for a confirmed one that has not ended. */
  attendedAt: timestamp('attended_at', { withTimezone: true }),
  reasonCode: text('reason_code').$type<GuideReason>(),
  /** `user:<id>`, `guide:<id>`, `system` or `import`: author of the last change. */
  changedBy: text('changed_by').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** History, written by a trigger; append-only. */
export const reservationEvents = pgTable('reservation_events', {
  tenantId: tenantId(),
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  reservationId: uuid('reservation_id').notNull(),
  fromStatus: text('from_status').$type<ReservationStatus>(),
  toStatus: text('to_status').$type<ReservationStatus>().notNull(),
  actor: text('actor').notNull(),
  kind: text('kind').$type<ReservationEvent['kind']>().notNull(),
  reasonCode: text('reason_code').$type<GuideReason>(),
  reason: text('reason'),
  changes: jsonb('changes').$type<ReservationEvent['changes']>(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})
