import { boolean, integer, jsonb, pgTable, text, timestamp } from '@sureda/api/database/orm'
import type { RemoteName } from '@sureda/contract/remote/registry'

/** Created by `api/drizzle/0014_rollout.sql`; these only describe the tables to Drizzle. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()
const remote = () => text('remote').$type<RemoteName>().notNull()

export const releases = pgTable('releases', {
  remote: remote(),
  version: text('version').notNull(),
  shellApi: text('shell_api').notNull(),
  shippedAt: moment('shipped_at').defaultNow(),
})

export const rollouts = pgTable('rollouts', {
  remote: remote(),
  stable: text('stable'),
  stableSince: timestamp('stable_since', { withTimezone: true, mode: 'date' }),
  previous: text('previous'),
  canary: text('canary'),
  canaryShare: integer('canary_share').notNull().default(0),
  pins: jsonb('pins').$type<Record<string, string>>().notNull().default({}),
  disabled: boolean('disabled').notNull().default(false),
  disabledTenants: text('disabled_tenants').array().notNull().default([]),
})

export const rolloutEvents = pgTable('rollout_events', {
  remote: remote(),
  action: text('action').notNull(),
  version: text('version'),
  actor: text('actor').notNull(),
  reason: text('reason'),
  at: moment('at').defaultNow(),
})

export const releaseReports = pgTable('release_reports', {
  remote: remote(),
  version: text('version').notNull(),
  network: text('network').notNull(),
  visitor: text('visitor').notNull(),
  block: text('block').notNull(),
  failed: boolean('failed').notNull(),
  at: moment('at'),
})

/** Created by `api/drizzle/0017_release_health.sql`. */
export const releaseHealth = pgTable('release_health', {
  remote: remote(),
  version: text('version').notNull(),
  hour: moment('hour'),
  measure: text('measure').notNull(),
  screen: text('screen').notNull(),
  count: integer('count').notNull(),
})

/** Created by `api/drizzle/0018_release_errors.sql`; written with plain SQL. */
export const releaseErrors = pgTable('release_errors', { lastAt: moment('last_at') })
