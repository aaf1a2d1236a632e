/**
 * `npm run bench -- processes`: public reads through HAProxy on 1, 2 and 4 API processes with one PostgreSQL, compared
 * within one run.
 */
import { availableParallelism } from 'node:os'
import { migrate } from '@sureda/api/database/migrate'
import { openPostgres } from '@sureda/api/database/postgres'
import { startApiProcess } from '@sureda/api/testing/api-process'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { startHaproxy } from '@sureda/api/testing/services/haproxy'
import { seedWorld } from '@sureda/deploy/topology/world'
import autocannon from 'autocannon'
import { median, type Row, report, rounded } from './report.ts'

const COUNTS = [1, 2, 4]
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = 5
const CONNECTIONS = 40

const cluster = await startPostgres({ durable: true })
try {
  await runSql(cluster.url('postgres'), 'create database processes')
  const url = cluster.url('processes')
  const database = await openPostgres({ url, poolSize: 1 })
  await migrate(database)
  await database.close()
  const { experiences, places } = await seedWorld(url, 1)
  const paths = [
    ...['/experiences', '/locations', '/news'],
    ...experiences.map((id) => `/experiences/${id}`),
    ...places.map((id) => `/locations/${id}`),
  ].map((path) => `/api/v1${path}`)
  const perSecond = new Map<number, number[]>(COUNTS.map((count) => [count, []]))
  // runs alternate, because the load of the machine changes
  for (let round = 0; round < ROUNDS; round++)
    for (const count of COUNTS) perSecond.get(count)?.push(await measure(url, count, paths))
  const one = median(perSecond.get(1) ?? [])
  const rows: Row[] = [...perSecond].map(([processes, values]) => ({
    processes,
    'req/s': rounded(median(values)),
    'ratio to one': rounded(median(values) / one, 2),
  }))
  report('processes', rows, {
    load: `${CONNECTIONS} connections, ${SECONDS} s, median of ${ROUNDS} rounds in turns`,
    cores: `${availableParallelism()}, shared by processes, HAProxy, PostgreSQL and load generator`,
  })
} finally {
  await cluster.stop()
}

async function measure(url: string, count: number, paths: readonly string[]): Promise<number> {
  const processes = await Promise.all(
    Array.from({ length: count }, () => startApiProcess({ DATABASE_URL: url })),
  )
  const proxy = await startHaproxy({ api: processes.map(({ port }) => port) })
  try {
    const headers = { host: 'gavarres.localhost', 'accept-language': 'ca' }
    const requests = paths.map((path) => ({ path }))
    const fire = (duration: number) =>
      autocannon({ url: proxy.url, connections: CONNECTIONS, duration, headers, requests })
    await fire(2)
    const { requests: answered, errors, non2xx } = await fire(SECONDS)
    if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests failed on ${count} processes`)
    return answered.average
  } finally {
    await proxy.stop()
    await Promise.all(processes.map((process) => process.stop()))
  }
}
