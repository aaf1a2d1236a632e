import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import { allJobs } from '../jobs/jobs.ts'
import { runJob } from '../jobs/runner.ts'
import { createTenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { TENANT } from './booking-fixture.ts'
import { startPushFixture } from './push-fixture.ts'

/** The fixture of notices with rows that cannot be written, and the jobs that process them. */
export async function startPoisonFixture() {
  const fixture = await startPushFixture()
  const { db, config, app } = fixture.api
  const directory = createTenantDirectory(db, { fallbackTenant: TENANT, maxAgeMs: 0 })
  await db.execute(
    sql`create function poisoned() returns trigger language plpgsql as 'begin raise exception ''poisoned''; end'`,
  )
  let last = 0
  let undo: (() => Promise<unknown>)[] = []

  /** Makes every write of that row fail until the returned function is called. */
  async function poison(event: 'insert' | 'update' | 'delete', table: string, column: string, value: string) {
    const name = `poison_${++last}`
    const row = event === 'delete' ? 'old' : 'new'
    await db.execute(
      sql.raw(
        `create trigger ${name} before ${event} on ${table} for each row when (${row}.${column}::text = '${value}') execute function poisoned()`,
      ),
    )
    const remove = () => db.execute(sql.raw(`drop trigger if exists ${name} on ${table}`))
    undo.push(remove)
    return remove
  }
  async function mend() {
    for (const remove of undo) await remove()
    undo = []
    await fixture.inTenant((tx) => tx.execute(sql`delete from job_failures`))
  }
  function run(name: string) {
    const job = allJobs(async () => undefined).find((one) => one.name === name)
    if (!job) throw new Error(`no job ${name}`)
    return runJob(job, { db, config, uploads: fixture.api.uploads, log: app.log }, directory)
  }
  const failures = () =>
    fixture.inTenant((tx) =>
      rowsOf<{ job: string; id: string }>(tx, sql`select job, row_id as id from job_failures order by 1, 2`),
    )
  return { ...fixture, poison, mend, run, failures }
}

export type PoisonFixture = Awaited<ReturnType<typeof startPoisonFixture>>
