import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import autocannon from 'autocannon'
import { cpuSeconds } from './cpu.ts'
import { mixedRequests, prepareLoad } from './data/load-mix.ts'
import { newDataDir, type Product, startProduct } from './product.ts'
import { percentile, type Row, report, rounded } from './report.ts'

const HOST = 'localhost'
const SECONDS = 15
const CONNECTIONS = 40
const GOALS: Record<string, string> = {
  'postgres mixed': '>= 1000/s, p95 < 150 ms',
  'postgres 304': '>= 3000/s',
  'embedded mixed': '>= 250/s, p95 < 250 ms',
}

/** Measures a mixed load and requests for unchanged content on both databases, through the whole product. */
export async function apiLoad(): Promise<void> {
  const rows: Row[] = []
  newDataDir('load-embedded')
  rows.push(...(await onDatabase('embedded', await startProduct('load-embedded'))))
  if (findPostgresBinaries()) {
    const cluster = await startPostgres({ durable: true })
    newDataDir('load-postgres')
    try {
      await runSql(cluster.url('postgres'), 'create database load')
      const product = await startProduct('load-postgres', { DATABASE_URL: cluster.url('load') })
      rows.push(...(await onDatabase('postgres', product, cluster.pid)))
    } finally {
      await cluster.stop()
    }
  } else console.log('No PostgreSQL on this machine: only the embedded database was measured.')
  report('api-load', rows, {
    load: `${CONNECTIONS} connections, ${SECONDS} s; server, database and load generator share the cores`,
    mix: '55 lists, 18 details, 5 searches, 5 slot looks, 12 private reads, 4 favourites written, 1 booking of a hundred',
    cpu: 'server and database, without the load generator',
  })
}

async function onDatabase(database: string, product: Product, databasePid?: number): Promise<Row[]> {
  const used = () =>
    (cpuSeconds(product.pid) ?? Number.NaN) + (databasePid ? (cpuSeconds(databasePid) ?? Number.NaN) : 0)
  try {
    const base = `http://localhost:${product.port}`
    const mix = mixedRequests(await prepareLoad(base))
    const etag = await etagOf(`${base}/api/v1/experiences`)
    const unchanged = [{ path: '/api/v1/experiences', headers: { 'if-none-match': etag } }]
    // warms up code, query plans and connections
    await fire(base, mix, 3)
    const rows: Row[] = []
    for (const [load, requests] of [
      ['mixed', mix],
      ['304', unchanged],
    ] as const) {
      const before = used()
      const { result, times } = await fire(base, requests, SECONDS)
      rows.push(row(database, load, result, times, used() - before))
    }
    return rows
  } finally {
    await product.stop()
  }
}

async function etagOf(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-language': 'ca' } })
  return response.headers.get('etag') ?? ''
}

function fire(base: string, requests: autocannon.Request[], seconds: number) {
  const headers = { host: HOST, 'accept-language': 'ca' }
  const times: number[] = []
  return new Promise<{ result: autocannon.Result; times: number[] }>((resolve, reject) => {
    const load = autocannon(
      {
        url: base.replace('localhost', '127.0.0.1'),
        connections: CONNECTIONS,
        duration: seconds,
        headers,
        requests: requests.map((request) => ({ ...request, headers: { ...headers, ...request.headers } })),
      },
      (error, result) => (error ? reject(error) : resolve({ result, times })),
    )
    load.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
}

function row(database: string, load: string, result: autocannon.Result, times: number[], cpu: number): Row {
  const perRequest = (cpu * 1000) / times.length
  return {
    database,
    load,
    'req/s': rounded(times.length / result.duration),
    'p50 ms': rounded(percentile(times, 0.5), 1),
    'p95 ms': rounded(percentile(times, 0.95), 1),
    'p99 ms': rounded(percentile(times, 0.99), 1),
    'cpu ms/req': rounded(perRequest, 3),
    // a full slot or a second booking by the same person is an expected refusal, not a fault
    refused: result['4xx'],
    faults: result.errors + result['5xx'],
    goal: GOALS[`${database} ${load}`] ?? '–',
  }
}
