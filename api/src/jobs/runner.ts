import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { assertSameClock, ClockSkewError } from '../database/clock-skew.ts'
import type { Db } from '../database/database.ts'
import { jobEvery, jobFinished, jobRuns } from '../metrics/instruments.ts'
import type { TenantDirectory, TenantRecord } from '../modules/platform/tenant/tenant-directory.ts'
import type { ObjectStore } from '../storage/object-store.ts'

export interface JobContext {
  db: Db
  config: Config
  uploads: ObjectStore
  log: FastifyBaseLogger
}

/**
 * Work that is due by time. `run` is called for each tenant every `everyMs`, in all processes at once: select rows with `for update skip locked` and a limit, and
 * return how many were done, so that another batch follows at once.
 */
export interface Job {
  name: string
  everyMs: number
  run(context: JobContext, tenant: TenantRecord): Promise<number>
}

const BATCHES_MAX = 50

/** Contexts with a wrong clock, so that each is logged once. */
const resting = new WeakSet<JobContext>()

/**
 * False if the clocks of process and database differ by more than a minute: jobs would then end or send things at the
 * wrong time.
 */
async function mayWork(context: JobContext): Promise<boolean> {
  try {
    await assertSameClock(context.db)
  } catch (error) {
    if (!(error instanceof ClockSkewError)) throw error
    if (!resting.has(context)) context.log.error({ err: error }, 'jobs rest until the clocks agree')
    resting.add(context)
    return false
  }
  if (resting.delete(context)) context.log.info('the clocks agree again: jobs go on')
  return true
}

/** One round of a job for all tenants; a tenant that fails is logged and does not stop the others. */
export async function runJob(job: Job, context: JobContext, directory: TenantDirectory): Promise<number> {
  if (!(await mayWork(context))) return 0
  let total = 0
  let hasFailed = false
  for (const tenant of await directory.all()) {
    try {
      for (let batch = 0; batch < BATCHES_MAX; batch++) {
        const done = await job.run(context, tenant)
        total += done
        if (done === 0) break
      }
    } catch (error) {
      hasFailed = true
      context.log.error({ err: error, job: job.name, tenant: tenant.id }, 'job failed')
    }
  }
  jobRuns.inc({ name: job.name, result: hasFailed ? 'failed' : 'ok' })
  jobFinished.setToCurrentTime({ name: job.name })
  return total
}

/** Starts all jobs; the returned function stops them and waits for the running round. */
export function startJobs(
  jobs: readonly Job[],
  context: JobContext,
  directory: TenantDirectory,
): () => Promise<void> {
  const stops = jobs.map((job) => {
    jobEvery.set({ name: job.name }, job.everyMs / 1000)
    let timer: NodeJS.Timeout | undefined
    let isStopped = false
    let round: Promise<unknown> = Promise.resolve()
    const next = (delay: number) => {
      timer = setTimeout(() => {
        round = runJob(job, context, directory)
          .catch((error: unknown) => context.log.error({ err: error, job: job.name }, 'job failed'))
          .finally(() => isStopped || next(job.everyMs))
      }, delay).unref()
    }
    // random, so that processes started together do not run their jobs at the same time
    next(Math.random() * Math.min(job.everyMs, 5_000))
    return async () => {
      isStopped = true
      clearTimeout(timer)
      await round
    }
  })
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
