import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { mailOutbox } from '../mail/mail.tables.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { createTenantDirectory, type TenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson } from '../testing/test-people.ts'
import { allJobs } from './jobs.ts'
import { type Job, type JobContext, runJob, startJobs } from './runner.ts'

let api: TestApi
let context: JobContext
let directory: TenantDirectory
beforeAll(async () => {
  api = await startTestApi()
  context = { db: api.db, config: api.config, uploads: api.uploads, log: api.app.log }
  directory = createTenantDirectory(api.db, { fallbackTenant: 'gavarres', maxAgeMs: 0 })
})
afterAll(() => api.close())

it('runs a job for every tenant, batch after batch, until nothing is left', async () => {
  const left: Record<string, number> = { gavarres: 3, raya: 1 }
  const seen: string[] = []
  const job: Job = {
    name: 'test',
    everyMs: 1_000,
    run: async (_context, tenant) => {
      seen.push(tenant.id)
      const batch = Math.min(left[tenant.id] ?? 0, 2)
      left[tenant.id] = (left[tenant.id] ?? 0) - batch
      return batch
    },
  }
  expect(await runJob(job, context, directory)).toBe(4)
  expect(seen).toEqual(['gavarres', 'gavarres', 'gavarres', 'raya', 'raya'])
})

it('goes on with the next tenant when one fails', async () => {
  const job: Job = {
    name: 'test',
    everyMs: 1_000,
    run: async (_context, tenant) => {
      if (tenant.id === 'gavarres') throw new Error('no')
      return 0
    },
  }
  await expect(runJob(job, context, directory)).resolves.toBe(0)
})

it('sends mails while it runs, and stops on request', async () => {
  const sent: string[] = []
  await withTenant(api.db, 'raya', (tx) =>
    enqueueMail(tx, 'raya', 'booking', { to: 'a@example.test', subject: 's', body: 'b' }),
  )
  const jobs = allJobs(async (mail) => void sent.push(`${mail.fromName} → ${mail.to}`))
  const stop = startJobs(jobs, context, directory)
  await expect.poll(() => sent, { timeout: 15_000 }).toEqual(['Raya Corchera → a@example.test'])
  await stop()
  const [row] = await withTenant(api.db, 'raya', (tx) => tx.select().from(mailOutbox))
  expect(row?.sentAt).not.toBeNull()
})

it('deletes what is no longer needed', async () => {
  await createPerson(api.db, 'gavarres')
  const count = async (table: string) =>
    withTenant(api.db, 'gavarres', async (tx) => tx.$count(sql.identifier(table) as never))
  await withTenant(api.db, 'gavarres', async (tx) => {
    await tx.execute(sql`update sessions set expires_at = now() - interval '8 days'`)
    await tx.execute(sql`insert into sign_in_nonces values ('gavarres', 'old', now() - interval '1 second')`)
    await tx.execute(sql`insert into sign_in_nonces values ('gavarres', 'new', now() + interval '1 hour')`)
    // an earlier run has already stored the day of these jobs
    await tx.execute(sql`delete from rate_limit_buckets`)
    await tx.execute(sql`insert into rate_limit_buckets values ('gavarres', 'login', 'x', 1, now())`)
    await tx.insert(mailOutbox).values({ tenantId: 'gavarres', recipient: 'a', subject: 's', body: 'b' })
    await tx
      .update(mailOutbox)
      .set({ sentAt: sql`now() - interval '8 days'` })
      .where(eq(mailOutbox.tenantId, 'gavarres'))
  })
  const sweep = allJobs(async () => undefined).find((job) => job.name === 'sweep')
  if (!sweep) throw new Error('no sweep')
  await runJob(sweep, context, directory)
  expect(
    await Promise.all(['sessions', 'sign_in_nonces', 'rate_limit_buckets', 'mail_outbox'].map(count)),
  ).toEqual([0, 1, 0, 0])
})
