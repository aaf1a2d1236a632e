import { buildApi } from './app.ts'
import { readConfig } from './config.ts'
import { DatabaseInUseError } from './database/embedded-lock.ts'
import { migrate } from './database/migrate.ts'
import { databaseOptions, openDatabase } from './database/open.ts'
import { UnusableDatabaseError } from './database/unusable-database.ts'
import { endWithGrace } from './end-with-grace.ts'
import { allJobs } from './jobs/jobs.ts'
import { startJobs } from './jobs/runner.ts'
import { endOnCrash, printError, printLine, writeJsonLines } from './log/crash.ts'
import { createMailTransport } from './mail/transport.ts'
import { startMetrics } from './metrics/metrics-server.ts'
import { createTenantDirectory } from './modules/platform/tenant/tenant-directory.ts'
import { ConfigError } from './setting.ts'
import { warnOfDefaults, warnOfDemoPeople } from './startup-warnings.ts'
import { checkAtStart } from './storage/check-storage.ts'
import { openUploads } from './storage/open-objects.ts'
import { StorageError } from './storage/storage-error.ts'

/** The API as a process of its own. The gateway does the same steps around its own server. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  writeJsonLines()
  const database = await openDatabase(databaseOptions(config))
  await migrate(database)
  const directory = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
  const uploads = await openUploads(config)
  const app = await buildApi({ database, config, uploads, directory, internalKey: config.INTERNAL_KEY })
  const context = { db: database.db, config, uploads, log: app.log }
  await checkAtStart(uploads, app.log)
  const metrics = await startMetrics(config, 'api', { app, database, directory })
  const stopJobs = startJobs(allJobs(createMailTransport(config)), context, directory)
  warnOfDefaults(app.log, config, database)
  await warnOfDemoPeople(app.log, config, database.db, directory)

  const address = await app.listen({ host: config.HOST, port: config.PORT })
  endWithGrace(app, config.DRAIN_MS, async () => {
    // requests under way are answered, then jobs, then the database
    await app.close()
    await metrics.close()
    await stopJobs()
    await database.close()
  })
  printLine(`API ready at http://${config.HOST}:${new URL(address).port}/api/v1`)
}

endOnCrash()
main().catch((error: unknown) => {
  const isExpected = [ConfigError, DatabaseInUseError, StorageError, UnusableDatabaseError].some(
    (kind) => error instanceof kind,
  )
  if (isExpected) console.error((error as Error).message)
  else printError('the API ended', error)
  process.exitCode = 1
})
