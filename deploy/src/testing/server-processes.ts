import { fileURLToPath } from 'node:url'
import { migrate } from '@sureda/api/database/migrate'
import type { PostgresCluster } from '@sureda/api/testing/postgres-cluster'
import { freePorts } from '@sureda/api/testing/services/free-port'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { type GatewayConfig, readConfig } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { aReleaseOf, aShell, tempDir } from '@sureda/gateway/testing/fixtures'
import { promoteRelease } from '@sureda/gateway/testing/promote-release'
import { type Program, startProgram, waitUntilReady } from './program.ts'

export interface ServerProcess {
  url: string
  metricsPort: number
  /** Every line of the output. */
  lines(): string[]
  stop(): Promise<void>
}

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

/** Starts API and gateway as separate processes, as deployments do, each with its port for Prometheus. */
export async function startServerProcesses(
  cluster: PostgresCluster,
  env: Record<string, string> = {},
): Promise<{ api: ServerProcess; gateway: ServerProcess; stop(): Promise<void> }> {
  const [apiPort = 0, apiMetrics = 0, gatewayPort = 0, gatewayMetrics = 0] = await freePorts(4)
  const shared = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.url('sureda'),
    INTERNAL_KEY: 'the same for the gateway and its API',
    OVERRIDE_SECRET: 'the same for all gateways of a test',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_MS: '0',
    ...env,
  }
  const ofGateway = {
    ...shared,
    DATA_DIR: tempDir('gateway'),
    RELEASES_DIR: tempDir('releases'),
    SHELL_DIR: aShell(),
  }
  await prepare(readConfig(ofGateway))
  const [api, gateway] = await Promise.all([
    start('api', apiPort, apiMetrics, { ...shared, DATA_DIR: tempDir('api') }),
    start('gateway', gatewayPort, gatewayMetrics, {
      ...ofGateway,
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ])
  return { api, gateway, stop: async () => void (await Promise.all([gateway.stop(), api.stop()])) }
}

/**
 * Prepares two offices and a release that declares a call for link previews, so that the gateway makes requests to the
 * API.
 */
async function prepare(config: GatewayConfig): Promise<void> {
  const database = await openInstallationDatabase(config)
  await migrate(database)
  await seedTenants(database.db)
  await promoteRelease(config, database, aReleaseOf('mf-content'))
  await database.close()
}

async function start(
  role: 'api' | 'gateway',
  port: number,
  metricsPort: number,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const program: Program = startProgram(process.execPath, [SERVER, 'start', role], {
    env: { ...env, PORT: String(port), METRICS_PORT: String(metricsPort) },
  })
  let said = ''
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk
    })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(program, async () => (await fetch(`${url}/readyz`)).ok)
  const lines = () => said.split('\n').filter(Boolean)
  return { url, metricsPort, lines, stop: () => program.stop() }
}
