import type { WaitlistStatus } from '@sureda/contract/codes/enums'
import { createdAt, tenantId } from '../../../database/columns.ts'
import { bigint, date, integer, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Waitlist entries for full slots. Triggers (`0008_waitlist.sql`) make the offers and hold their seats. */
export const waitlistEntries = pgTable('waitlist_entries', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  /** The order of joining. */
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  experienceId: text('experience_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  time: text('time').notNull(),
  startsAt: moment('starts_at').notNull(),
  /** After this no offers are made. */
  closesAt: moment('closes_at').notNull(),
  people: integer('people').notNull(),
  status: text('status').$type<WaitlistStatus>().notNull().default('waiting'),
  offeredAt: moment('offered_at'),
  offerUntil: moment('offer_until'),
  passedAt: moment('passed_at'),
  passedSeats: integer('passed_seats'),
  reservationId: uuid('reservation_id'),
  createdAt: createdAt(),
  endedAt: moment('ended_at'),
})

/** Notices about waitlist entries, each kind once. Written by a trigger. */
export const waitlistNotices = pgTable('waitlist_notices', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  entryId: uuid('entry_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['offered', 'expired'] }).notNull(),
  createdAt: createdAt(),
  /** When the mail job handled it. */
  handledAt: moment('handled_at'),
  dismissedAt: moment('dismissed_at'),
})

/** Experiences with a waitlist whose times have changed, for the job. */
export const waitlistWakes = pgTable('waitlist_wakes', {
  tenantId: tenantId(),
  experienceId: text('experience_id').notNull(),
})
