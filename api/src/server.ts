import type { FastifyInstance } from 'fastify'
import { buildApi } from './app.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { allJobs } from './jobs/jobs.ts'
import { startJobs } from './jobs/runner.ts'
import { createMailTransport } from './mail/transport.ts'
import { startMetrics } from './metrics/metrics-server.ts'
import { createTenantDirectory } from './modules/platform/tenant/tenant-directory.ts'
import { warnOfDefaults, warnOfDemoPeople } from './startup-warnings.ts'
import { checkAtStart } from './storage/check-storage.ts'
import { openUploads } from './storage/open-objects.ts'
import { startTracing } from './tracing/start-tracing.ts'

export interface RunningApi {
  app: FastifyInstance
  /** Address it listens on. */
  url: string
  /** Territories and their public hosts. */
  tenants(): Promise<{ name: string; host: string }[]>
  /** Finishes pending answers, then the jobs, then the database. */
  close(): Promise<void>
}

/** Starts the API without gateway, with its jobs, on an open and migrated database. */
export async function startApi(config: Config, database: Database): Promise<RunningApi> {
  const stopTracing = await startTracing(config, 'api')
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const end of closing.splice(0)) await end()
    await database.close()
    await stopTracing()
  }
  try {
    const directory = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
    const uploads = await openUploads(config)
    const app = await buildApi({ database, config, uploads, directory, internalKey: config.INTERNAL_KEY })
    closing.push(() => app.close())
    const metrics = await startMetrics(config, 'api', { app, database, directory })
    closing.push(() => metrics.close())
    await checkAtStart(uploads, app.log)
    const context = { db: database.db, config, uploads, log: app.log }
    closing.push(startJobs(allJobs(createMailTransport(config)), context, directory))
    warnOfDefaults(app.log, config, database)
    await warnOfDemoPeople(app.log, config, database.db, directory)
    const url = await app.listen({ host: config.HOST, port: config.PORT })
    const tenants = async () =>
      (await directory.all()).map(({ name, primaryDomain }) => ({ name, host: primaryDomain }))
    return { app, url, tenants, close }
  } catch (error) {
    await close()
    throw error
  }
}
