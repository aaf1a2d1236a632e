import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@sureda/api/database/migrate'
import { openPostgres } from '@sureda/api/database/postgres'
import { type PostgresCluster, runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { freePorts } from '@sureda/api/testing/services/free-port'
import { startPgbouncer } from '@sureda/api/testing/services/pgbouncer'
import { type Prometheus, startPrometheus } from '@sureda/api/testing/services/prometheus'
import { type Swift, startSwift } from '@sureda/api/testing/services/swift'
import { type FrontProxy, startHaproxy } from '../testing/front-proxy.ts'
import { Observations } from './observations.ts'
import { type ServerCommand, ServerProcess } from './processes.ts'
import { Visitors } from './visitor.ts'

export interface InstallationOptions {
  api: number
  gateways: number
  command: ServerCommand
  env?: Record<string, string>
}

/** The product on one machine with the processes that an office with many visitors runs. */
export interface Installation {
  folder: string
  databaseUrl: string
  cluster: PostgresCluster
  store: Swift
  proxy: FrontProxy
  prometheus: Prometheus
  processes: ServerProcess[]
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL behind pgbouncer, Swift, API and gateway processes that share nothing else, HAProxy in front of
 * them, and Prometheus. `fill` runs on the migrated database before the first process starts.
 */
export async function startInstallation(
  { api, gateways, command, env = {} }: InstallationOptions,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<Installation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-topology-'))
  const ending: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end()
  }
  try {
    const cluster = await startPostgres({ durable: true })
    ending.push(() => cluster.stop())
    await runSql(cluster.url('postgres'), 'create database sureda')
    const databaseUrl = cluster.url('sureda')
    const database = await openPostgres({ url: databaseUrl, poolSize: 1 })
    await migrate(database)
    await database.close()
    await fill(databaseUrl)
    const pooler = await startPgbouncer(cluster, 20)
    ending.push(() => pooler.stop())
    const store = await startSwift()
    ending.push(() => store.stop())
    const bucket = await store.makeBucket('sureda')

    const ports = await freePorts(2 * (api + gateways))
    const metricsPorts = ports.splice(api + gateways)
    const addresses = ports.map((port) => `127.0.0.1:${port}`)
    const proxy = await startHaproxy({ api: addresses.slice(0, api), gateway: addresses.slice(api) })
    ending.push(() => proxy.stop())
    const common = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100000',
      DRAIN_MS: '3000',
      DATABASE_URL: pooler.tcpUrl('sureda'),
      DATABASE_POOLER: 'transaction',
      DATABASE_POOL_SIZE: '8',
      S3_BUCKET: bucket.name,
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      PUBLIC_URL_SCHEME: 'https',
      TRUSTED_PROXIES: '127.0.0.1',
      INTERNAL_KEY: randomBytes(32).toString('hex'),
      PASS_SECRET: randomBytes(32).toString('hex'),
      OVERRIDE_SECRET: randomBytes(32).toString('hex'),
      RELEASE: 'first',
      ...env,
    }
    const processes = ports.map((port, i) => {
      const both = [port, metricsPorts[i] ?? 0] as const
      const ofGateway = { ...common, API_URL: proxy.internalUrl ?? '' }
      return i < api
        ? new ServerProcess('api', i + 1, both, folder, common)
        : new ServerProcess('gateway', i + 1 - api, both, folder, ofGateway)
    })
    // kill instead of stop, because a process that is still starting ignores the signal to stop
    ending.push(() => Promise.all(processes.map((each) => each.kill())))
    await Promise.all(
      processes.filter(({ name }) => name.startsWith('api')).map((each) => each.start(command)),
    )
    await Promise.all(
      processes.filter(({ name }) => name.startsWith('gateway')).map((each) => each.start(command)),
    )
    // a ready process receives requests only after the health check of the proxy has succeeded
    const phone = new Visitors(proxy, new Observations())
    for (const path of ['/readyz', '/api/v1/settings']) await phone.change('first', 'gavarres', path, {})
    await phone.close()
    const prometheus = await startPrometheus(metricsPorts)
    ending.push(() => prometheus.stop())
    return { folder, databaseUrl, cluster, store, proxy, prometheus, processes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
