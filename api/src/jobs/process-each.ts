import { cutText } from '@sureda/contract/rules/cut-text'
import type { Db } from '../database/database.ts'
import { type PgColumn, type SQL, sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import { databaseFault, isBusy, isRetryable } from '../errors/database-error.ts'
import { printError } from '../log/crash.ts'
import { safeText } from '../log/safe-error.ts'

/** Retries come after 2, 4, 8 … minutes; the eighth try is about four hours after the first. */
const TRIES_MAX = 8

/** The tenant and the job whose rows are processed. */
export interface JobScope {
  tenantId: string
  job: string
}

/**
 * Condition for a job's query: leaves out rows that wait after a failure (`retry_at` in `job_failures`) or are set
 * aside (`retry_at` is infinite).
 */
export const isRetryDue = ({ tenantId: tenant, job }: JobScope, id: PgColumn | SQL): SQL =>
  sql`not exists (select from job_failures f where f.tenant_id = ${tenant} and f.job = ${job} and f.row_id = ${id}::text and f.retry_at > now())`

/**
 * Processes each row in a savepoint, so that a failure undoes nothing of the others. A failed row is retried later, and set aside after eight failures
 * (`people set-aside`). Returns how many rows succeeded or failed. Throws if the database fails, not the row.
 */
export async function processEach<Row extends { id: string }>(
  tx: Db,
  scope: JobScope,
  rows: readonly Row[],
  deal: (tx: Db, row: Row) => Promise<unknown>,
): Promise<number> {
  const done: string[] = []
  for (const row of rows) {
    try {
      await tx.transaction(async (alone) => {
        await deal(alone, row)
        // deferred constraints are checked here: at the commit they would fail all rows together
        await alone.execute(sql`set constraints all immediate`)
        await alone.execute(sql`set constraints all deferred`)
      })
      done.push(row.id)
    } catch (error) {
      if (isOfAll(error)) throw error
      await noteFailure(tx, scope, row.id, error)
    }
  }
  if (done.length > 0)
    await tx.execute(
      sql`delete from job_failures where tenant_id = ${scope.tenantId} and job = ${scope.job}
          and row_id in (select jsonb_array_elements_text(${JSON.stringify(done)}::jsonb))`,
    )
  return rows.length
}

/** Deadlocks, lost connections and full disks are not the row's fault; a timeout may be. */
function isOfAll(error: unknown): boolean {
  const code = databaseFault(error)?.code ?? ''
  if (['55P03', '57014'].includes(code)) return false
  return isRetryable(error) || isBusy(error) || code.startsWith('53')
}

/** The error without its stack, which is in the log. */
const saying = (error: unknown) => {
  const lines = safeText(error)
    .split('\n')
    .filter((line) => !line.startsWith('    at '))
  return cutText(lines.join(' '), 500)
}

async function noteFailure(tx: Db, { tenantId: tenant, job }: JobScope, id: string, error: unknown) {
  const [noted] = await rowsOf<{ attempts: number }>(
    tx,
    sql`insert into job_failures as f (tenant_id, job, row_id, error) values (${tenant}, ${job}, ${id}, ${saying(error)})
        on conflict (tenant_id, job, row_id) do update set
          attempts = f.attempts + 1, error = excluded.error, failed_at = now(),
          retry_at = case when f.attempts + 1 >= ${TRIES_MAX} then 'infinity' else now() + power(2, f.attempts + 1) * interval '1 minute' end
        returning attempts`,
  )
  const attempts = noted?.attempts ?? 0
  const end = attempts >= TRIES_MAX ? ' and is set aside' : ''
  printError(`job ${job} of ${tenant}: row ${id} failed for the ${attempts}. time${end}`, error)
}

export interface SetAside {
  job: string
  id: string
  attempts: number
  failedAt: string
  error: string
}

/** Rows and mails that the jobs of a tenant have given up, newest first. */
export const listSetAside = (tx: Db, tenant: string): Promise<SetAside[]> =>
  rowsOf<SetAside>(
    tx,
    sql`select job, row_id as id, attempts, to_char(failed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "failedAt", error
        from job_failures where tenant_id = ${tenant} and retry_at = 'infinity'
        union all
        select 'mail', id::text, attempts, to_char(failed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), coalesce(last_error, '')
        from mail_outbox where tenant_id = ${tenant} and failed_at is not null
        order by 4 desc, 1, 2 limit 100`,
  )

/** Retries everything that was set aside, as if it had never failed. Returns how many rows and mails. */
export async function retrySetAside(tx: Db, tenant: string): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`delete from job_failures where tenant_id = ${tenant} and retry_at = 'infinity' returning row_id`,
  )
  const mails = await rowsOf(
    tx,
    sql`update mail_outbox set failed_at = null, attempts = 0, due_at = now()
        where tenant_id = ${tenant} and failed_at is not null returning id`,
  )
  return rows.length + mails.length
}
