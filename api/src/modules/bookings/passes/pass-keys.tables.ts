import { createdAt, tenantId } from '../../../database/columns.ts'
import { boolean, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

/** Ed25519 keys that sign passes, in the format of RFC 8037. One per tenant signs; retired ones still verify. */
export const passKeys = pgTable('pass_keys', {
  tenantId: tenantId(),
  kid: text('kid').notNull(),
  publicX: text('public_x').notNull(),
  /** The private part, plain or sealed. Only `signingKey` reads it. */
  privateD: text('private_d').notNull(),
  isSealed: boolean('is_sealed').notNull(),
  createdAt: createdAt(),
  retiredAt: timestamp('retired_at', { withTimezone: true }),
})

/** One row per manual rotation; the sweeping job writes none. */
export const passKeyChanges = pgTable('pass_key_changes', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  kid: text('kid').notNull(),
  forgotFormer: boolean('forgot_former').notNull(),
  actor: text('actor').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
