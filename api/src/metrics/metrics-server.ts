import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { collectDefaultMetrics } from 'prom-client'
import packageFile from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { ConfigError } from '../setting.ts'
import { buildInfo, registry } from './instruments.ts'
import { type Sampled, sampleConnections, samplers } from './sample.ts'

/** Time a scrape waits for the database; later values appear in the next scrape. */
const SAMPLE_WITHIN_MS = 250

export interface RunningMetrics {
  port: number | undefined
  close(): Promise<void>
}

/**
 * Serves `/metrics` on a separate port (docs/decisions/0047-metrics.md), which visitors never reach. Does nothing
 * without `METRICS_PORT`.
 * @throws `ConfigError` if the port is not available
 */
export async function startMetrics(
  config: Config,
  role: string,
  sampled: Omit<Sampled, 'dataDir'>,
): Promise<RunningMetrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config
  if (port === undefined) return { port: undefined, close: async () => undefined }
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })
  buildInfo.set(
    { version: packageFile.version, release: config.RELEASE ?? '', role, node: process.versions.node },
    1,
  )

  const all = samplers({ ...sampled, dataDir: config.DATA_DIR })
  const sampleNow = () => Promise.allSettled(all.map((sample) => sample()))
  const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end()
    await Promise.race([sampleNow(), wait(SAMPLE_WITHIN_MS)])
    sampleConnections(sampled.database)
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
    response.end(await registry.metrics())
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`METRICS_PORT ${port} of ${host} cannot be used (${error.code}): give another one.`)
  })
  const open = (server.address() as AddressInfo).port
  sampled.app.log.info({ port: open }, 'metrics are served')
  return {
    port: open,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
