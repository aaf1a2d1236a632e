import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

const HOUR_S = 3_600

/** One queue of a tenant: rows that wait for a job. */
export interface Backlog {
  queue: 'mail' | 'push' | 'notices' | 'set-aside'
  waiting: number
  /** Age of the oldest due row; 0 if nothing waits. */
  oldestSeconds: number
  /** Jobs run every two seconds, so a longer wait is a fault. */
  limitSeconds: number
}

/**
 * The queues of the current tenant. Rows scheduled for later are not late; a mail that failed is, until it has been
 * sent.
 */
export async function readBacklog(tx: Db): Promise<Backlog[]> {
  const rows = await rowsOf<Omit<Backlog, 'limitSeconds'>>(
    tx,
    sql`select queue, count(since)::int as waiting,
               coalesce(greatest(0, extract(epoch from now() - min(since))), 0)::float8 as "oldestSeconds"
        from (
          select 'mail' as queue, created_at as since from mail_outbox
            where sent_at is null and failed_at is null and (due_at <= now() or attempts > 0)
          union all select 'push', due_at from push_messages where taken_at is null and ended_at is null and due_at <= now()
          union all select 'notices', created_at from reservation_notices where handled_at is null
          union all select 'notices', created_at from waitlist_notices where handled_at is null
          union all select 'set-aside', failed_at from job_failures where retry_at = 'infinity'
          union all select 'set-aside', failed_at from mail_outbox where failed_at is not null
          union all select queue, null from unnest(array['mail', 'push', 'notices', 'set-aside']) as queue
        ) waiting group by queue order by queue`,
  )
  return rows.map((row) => ({ ...row, limitSeconds: row.queue === 'set-aside' ? 0 : HOUR_S }))
}
