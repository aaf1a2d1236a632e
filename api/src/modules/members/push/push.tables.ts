import { createdAt, tenantId } from '../../../database/columns.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** P-256 keys by which push services know a tenant (RFC 8292). New phones subscribe with the current one; retired keys serve the phones that have them. */
export const pushKeys = pgTable('push_keys', {
  tenantId: tenantId(),
  kid: text('kid').notNull(),
  publicKey: text('public_key').notNull(),
  /** Plain or sealed; read only by `openPushKey`. */
  privateKey: text('private_key').notNull(),
  isSealed: boolean('is_sealed').notNull(),
  createdAt: createdAt(),
  retiredAt: moment('retired_at'),
})

/** Phones that get notices: one per session, deleted with it. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  sessionHash: text('session_hash').notNull(),
  kid: text('kid').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: createdAt(),
})

/** One notice to one phone, inserted by triggers. */
export const pushMessages = pgTable('push_messages', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  subscriptionId: uuid('subscription_id').notNull(),
  source: text('source', {
    enum: ['reservation', 'waitlist', 'closure', 'closure_lifted', 'message'],
  }).notNull(),
  noticeId: uuid('notice_id').notNull(),
  createdAt: createdAt(),
  dueAt: moment('due_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  takenAt: moment('taken_at'),
  endedAt: moment('ended_at'),
  outcome: text('outcome', { enum: ['sent', 'void', 'refused', 'unclear', 'given_up'] }),
})
export type PushOutcome = NonNullable<typeof pushMessages.$inferSelect.outcome>
export type PushSource = typeof pushMessages.$inferSelect.source

/** One row per rotation by hand; the sweeping job adds none. */
export const pushKeyChanges = pgTable('push_key_changes', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  kid: text('kid').notNull(),
  forgottenPhones: integer('forgotten_phones'),
  actor: text('actor').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
