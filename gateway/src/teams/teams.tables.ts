import { integer, pgTable, text, timestamp } from '@sureda/api/database/orm'
import type { RemoteName } from '@sureda/contract/remote/registry'

/** Created by `api/drizzle/0016_teams.sql`; these only describe the tables to Drizzle. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const teams = pgTable('teams', {
  name: text('name').notNull(),
  createdBy: text('created_by').notNull(),
})

export const teamRemotes = pgTable('team_remotes', {
  remote: text('remote').$type<RemoteName>().notNull(),
  team: text('team').notNull(),
})

export const teamKeys = pgTable('team_keys', {
  id: text('id').notNull(),
  team: text('team').notNull(),
  secretHash: text('secret_hash').notNull(),
  publicKey: text('public_key').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  endsAt: moment('ends_at'),
})

export const teamActs = pgTable('team_acts', {
  id: integer('id').generatedAlwaysAsIdentity(),
  team: text('team').notNull(),
  keyId: text('key_id'),
  action: text('action').notNull(),
  remote: text('remote'),
  version: text('version'),
  actor: text('actor').notNull(),
  address: text('address').notNull(),
  nonce: text('nonce'),
  outcome: text('outcome'),
  detail: text('detail'),
  at: moment('at').notNull().defaultNow(),
})
