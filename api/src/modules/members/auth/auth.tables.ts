import { createdAt, tenantId } from '../../../database/columns.ts'
import { pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const sessions = pgTable('sessions', {
  tenantId: tenantId(),
  tokenHash: text('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['visitor', 'guide', 'cms'] }).notNull(),
  /** The id in the list of sessions; the hash is never shown. */
  id: uuid('id').notNull().defaultRandom(),
  browser: text('browser'),
  system: text('system'),
  createdAt: createdAt(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  idleUntil: moment('idle_until').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const passwordResets = pgTable('password_resets', {
  tenantId: tenantId(),
  tokenHash: text('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

export const identities = pgTable('identities', {
  tenantId: tenantId(),
  provider: text('provider', { enum: ['google', 'apple'] }).notNull(),
  subject: text('subject').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: createdAt(),
})

export const signInNonces = pgTable('sign_in_nonces', {
  tenantId: tenantId(),
  nonceHash: text('nonce_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
