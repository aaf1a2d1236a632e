import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type ApiOptions, buildApi } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database, Db } from '../database/database.ts'
import { createTenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { BackgroundWork } from '../plugins/background.ts'
import { serverOptions } from '../server-options.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { openUploads } from '../storage/open-objects.ts'
import { openTestDatabase } from './test-database.ts'
import { seedTenants } from './test-tenants.ts'

export interface TestApi {
  app: FastifyInstance
  database: Database
  db: Db
  config: Config
  uploads: ObjectStore
  /** `await api.background.done()` waits for the work that was started after an answer. */
  background: BackgroundWork
  close(): Promise<void>
}

/** Never the data folder of the checkout, because jobs remove files that their database does not know. */
const DATA_DIR = join(tmpdir(), `sureda-test-data-${process.pid}`)
process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))

export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', DATA_DIR }),
  ...overrides,
})

interface TestApiOptions extends Partial<Omit<ApiOptions, 'config'>> {
  config?: Partial<Config>
  /** Receives every log line of any level. */
  logTo?: { write(line: string): void }
}

/**
 * The real app on a real, empty database with both tenants. Changes are visible at once, because tenants and versions
 * are read on every request.
 */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await openTestDatabase())
  const config = testConfig(options.config)
  await seedTenants(database.db)
  const directory = createTenantDirectory(database.db, {
    fallbackTenant: config.FALLBACK_TENANT,
    maxAgeMs: 0,
  })
  const uploads = options.uploads ?? (await openUploads(config))
  const background = new BackgroundWork()
  const { logTo, ...rest } = options
  const logger = serverOptions(config).logger as object
  const app = await buildApi(
    { directory, background, release: 'test', ...rest, database, config, uploads },
    logTo ? { logger: { ...logger, level: 'trace', stream: logTo } } : {},
  )
  return {
    app,
    database,
    db: database.db,
    config,
    uploads,
    background,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
