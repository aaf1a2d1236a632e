import type { AddressInfo } from 'node:net'
import { buildApi } from '@sureda/api/app'
import type { Config } from '@sureda/api/config'
import type { Db } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { type GatewayConfig, readConfig } from '../config.ts'
import { openInstallationDatabase } from '../installation.ts'
import { startServer } from '../server.ts'
import { aShell, tempDir } from './fixtures.ts'

export interface SplitDeployment {
  /** Address of the gateway. */
  url: string
  apiUrl: string
  /** Configuration of the gateway, without the address of the API. */
  config: GatewayConfig
  db: Db
  /** Method and address of every request to the API, in order. */
  asked: string[]
  close(): Promise<void>
}

/**
 * Gateway and API as two servers that talk over the network, in one process with one database. `api` is configuration of the API only, `both` that
 * of both.
 */
export async function startSplit(
  api: Partial<Config> = {},
  both: Record<string, string> = {},
): Promise<SplitDeployment> {
  const { env, drop } = await testDatabaseEnv()
  const config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: tempDir('data'),
    RELEASES_DIR: tempDir('releases'),
    SHELL_DIR: aShell(),
    LOG_LEVEL: 'silent',
    EMBEDDED_DURABILITY: 'off',
    ...env,
    ...both,
  })
  const database = await openInstallationDatabase(config)
  await migrate(database)
  await seedTenants(database.db)
  const directory = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
  // the API trusts the address of its gateway, as deployments are documented
  const apiConfig = { ...config, TRUSTED_PROXIES: '127.0.0.1', ...api }
  const app = await buildApi({ database, config: apiConfig, directory, internalKey: apiConfig.INTERNAL_KEY })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const asked: string[] = []
  app.server.on('request', ({ method, url }) => asked.push(`${method} ${url}`))
  const apiUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const server = await startServer({ ...config, API_URL: apiUrl }, database)
  return {
    url: server.url,
    apiUrl,
    config,
    db: database.db,
    asked,
    close: async () => {
      await app.close()
      await server.close()
      await drop()
    },
  }
}
