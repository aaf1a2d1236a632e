import { CAPTURED_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'

interface Retention {
  table: string
  /** Days that a row is stored after `since`; 0: not longer than `since`. */
  days: number
  /** The moment, for a row `t`, from which the days count. */
  since: string
  /** Condition for rows `t`; by default all rows of the tenant. */
  only?: string
}

const CARD_DAYS = 60
const YEAR = 365
const GUEST = `t.player not like 'user:%'`

/**
 * How long rows that accumulate by themselves are stored. The job `sweep` deletes older ones, by the database's clock;
 * docs/privacy.md repeats the table, and a test compares both.
 */
export const RETENTION: readonly Retention[] = [
  // a week longer, so that an old token is reported as expired
  { table: 'sessions', days: 7, since: 't.expires_at' },
  { table: 'password_resets', days: 7, since: 't.expires_at' },
  { table: 'email_changes', days: 0, since: 't.expires_at' },
  { table: 'sign_in_nonces', days: 0, since: 't.expires_at' },
  { table: 'rate_limit_buckets', days: 0, since: 't.resets_at' },
  { table: 'idempotency_keys', days: 7, since: 't.created_at' },
  // addresses and links
  { table: 'mail_outbox', days: 7, since: 'coalesce(t.sent_at, t.failed_at)' },
  { table: 'push_messages', days: 30, since: 't.created_at' },
  { table: 'digests', days: CARD_DAYS, since: 't.created_at' },
  { table: 'reservation_notices', days: CARD_DAYS, since: 't.created_at' },
  { table: 'waitlist_notices', days: CARD_DAYS, since: 't.created_at' },
  {
    table: 'closure_notices',
    days: CARD_DAYS,
    since:
      '(select r.ends_at from reservations r where r.tenant_id = t.tenant_id and r.id = t.reservation_id)',
  },
  // messages of guides to the people of a slot
  { table: 'slot_messages', days: YEAR, since: 't.date::timestamptz' },
  { table: 'waitlist_entries', days: YEAR, since: 't.ended_at' },
  // an expired code is recognised as such for a month
  { table: 'group_invitations', days: 30, since: 't.expires_at' },
  // a guide's notes about people of a dissolved group
  {
    table: 'group_members',
    days: YEAR,
    since: '(select g.deleted_at from groups g where g.tenant_id = t.tenant_id and g.id = t.group_id)',
  },
  // needed only to compare with later positions
  { table: 'earning_positions', days: CAPTURED_MAX_AGE_MS / 86_400_000, since: 't.at' },
  { table: 'game_posts', days: 0, since: 't.open_until' },
  { table: 'guest_wins', days: 90, since: 't.won_at' },
  { table: 'game_rounds', days: 90, since: 't.started_at', only: GUEST },
  { table: 'game_attempts', days: 1, since: '(select max(at) from unnest(t.tries) as at)', only: GUEST },
  // deleting a failure makes the job try the row again
  { table: 'job_failures', days: 90, since: 't.failed_at' },
]

/** Deletes rows of a table that are older than its limit. */
export async function deleteExpired(tx: Db, tenantId: string, table: string): Promise<void> {
  const rule = RETENTION.find((one) => one.table === table)
  if (!rule) throw new Error(`${table} has no limit`)
  await tx.execute(
    sql`delete from ${sql.identifier(table)} t where t.tenant_id = ${tenantId}
        and ${sql.raw(rule.since)} < now() - ${rule.days} * interval '1 day' and ${sql.raw(rule.only ?? 'true')}`,
  )
}
