import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'

export interface WaitingRows {
  mail: number
  push: number
  setAside: number
  /** Seconds since the oldest of them was written; 0 where none waits. */
  mailAge: number
  pushAge: number
}

/** What the jobs of all tenants still have to do. What waits is found by the indexes of the jobs; given-up mails by a look through a week's mails. */
export async function countWaitingRows(db: Db, tenantIds: readonly string[]): Promise<WaitingRows> {
  const total: WaitingRows = { mail: 0, push: 0, setAside: 0, mailAge: 0, pushAge: 0 }
  for (const tenantId of tenantIds) {
    const one = await withTenant(db, tenantId, (tx) => countOf(tx, tenantId))
    total.mail += one.mail
    total.push += one.push
    total.setAside += one.setAside
    total.mailAge = Math.max(total.mailAge, one.mailAge)
    total.pushAge = Math.max(total.pushAge, one.pushAge)
  }
  return total
}

async function countOf(tx: Db, tenantId: string): Promise<WaitingRows> {
  const [row] = await rowsOf<WaitingRows>(
    tx,
    sql`select m.mail, m.age as "mailAge", p.push, p.age as "pushAge", s.rows + g.mails as "setAside"
        from (select count(*)::int as mail, coalesce(extract(epoch from now() - min(created_at)), 0)::float as age
              from mail_outbox where tenant_id = ${tenantId} and sent_at is null and failed_at is null) m,
             (select count(*)::int as mails from mail_outbox where tenant_id = ${tenantId} and failed_at is not null) g,
             (select count(*)::int as push, coalesce(extract(epoch from now() - min(created_at)), 0)::float as age
              from push_messages where tenant_id = ${tenantId} and taken_at is null and ended_at is null) p,
             (select count(*)::int as rows from job_failures where tenant_id = ${tenantId} and retry_at = 'infinity') s`,
  )
  return row ?? { mail: 0, push: 0, setAside: 0, mailAge: 0, pushAge: 0 }
}
