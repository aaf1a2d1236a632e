import { findPostgresBinaries, startPostgres } from '@sureda/api/testing/postgres-cluster'
import autocannon from 'autocannon'
import { freshData, type Product, startProduct } from './product.ts'
import { type Row, report, rounded } from './report.ts'

const HOST = 'gavarres.localhost'
const SECONDS = 15
const CONNECTIONS = 40

/** The mixed load of quality.md (70 % lists, 20 % details, 5 % private reads, 5 % writes) and the 304 path, on both databases. */
export async function apiLoad(): Promise<void> {
  const rows: Row[] = []
  freshData('load-embedded')
  rows.push(...(await onDatabase('embedded', await startProduct('load-embedded'))))
  if (findPostgresBinaries()) {
    const cluster = await startPostgres()
    freshData('load-postgres')
    try {
      rows.push(
        ...(await onDatabase(
          'postgres',
          await startProduct('load-postgres', { DATABASE_URL: cluster.url('postgres') }),
        )),
      )
    } finally {
      await cluster.stop()
    }
  } else console.log('No PostgreSQL on this machine: only the embedded database was measured.')
  report('api-load', rows, {
    load: `${CONNECTIONS} connections, ${SECONDS} s; server, database and load generator share the cores`,
    goals: { postgres: '>= 1000 req/s, p95 < 150 ms, 304 >= 3000/s', embedded: '>= 250 req/s, p95 < 250 ms' },
  })
}

async function onDatabase(database: string, product: Product): Promise<Row[]> {
  try {
    const base = `http://127.0.0.1:${product.port}`
    const token = await signIn(base)
    const mixed = await fire(base, mixedRequests(token))
    const etag = await etagOf(`${base}/api/v1/experiences`)
    const unchanged = await fire(base, [{ path: '/api/v1/experiences', headers: { 'if-none-match': etag } }])
    return [row(database, 'mixed', mixed), row(database, '304', unchanged)]
  } finally {
    await product.stop()
  }
}

const LISTS = ['/experiences', '/routes', '/events', '/news', '/stories', '/locations', '/operators']
const DETAILS = ['/experiences/', '/routes/']

function mixedRequests(token: string): autocannon.Request[] {
  const authorization = `Bearer ${token}`
  const requests: autocannon.Request[] = []
  for (let i = 0; i < 100; i++) {
    if (i % 20 === 7)
      requests.push({
        method: 'POST',
        path: '/api/v1/favorites',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ favoritable_id: firstExperience, favoritable_type: 'experience' }),
      })
    else if (i % 20 === 13) requests.push({ path: '/api/v1/favorites', headers: { authorization } })
    else if (i % 5 === 1)
      requests.push({ path: `/api/v1${i % 2 ? DETAILS[0] + firstExperience : DETAILS[1] + firstRoute}` })
    else requests.push({ path: `/api/v1${LISTS[i % LISTS.length]}` })
  }
  return requests
}

let firstExperience = ''
let firstRoute = ''

async function signIn(base: string): Promise<string> {
  firstExperience = await firstId(base, '/api/v1/experiences')
  firstRoute = await firstId(base, '/api/v1/routes')
  const response = await call(base, '/api/v1/login', {
    email: 'visitor@sureda.test',
    password: 'suro-demo-2026',
  })
  return ((await response.json()) as { access_token: string }).access_token
}

async function firstId(base: string, path: string): Promise<string> {
  const { data } = (await (await call(base, path)).json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

/** `localhost` is a host of the first territory, and the only name that every resolver knows. */
function call(base: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${base.replace('127.0.0.1', 'localhost')}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'accept-language': 'ca', ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  })
}

async function etagOf(url: string): Promise<string> {
  const response = await fetch(url.replace('127.0.0.1', 'localhost'), {
    headers: { 'accept-language': 'ca' },
  })
  return response.headers.get('etag') ?? ''
}

function fire(base: string, requests: autocannon.Request[]): Promise<autocannon.Result> {
  return autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { host: HOST, 'accept-language': 'ca' },
    requests: requests.map((request) => ({
      method: 'GET',
      ...request,
      headers: { host: HOST, 'accept-language': 'ca', ...request.headers },
    })),
  })
}

const row = (database: string, load: string, result: autocannon.Result): Row => ({
  database,
  load,
  'req/s': rounded(result.requests.average),
  'p50 ms': result.latency.p50,
  'p97.5 ms': result.latency.p97_5,
  'p99 ms': result.latency.p99,
  '2xx': result['2xx'],
  '3xx': (result as unknown as { '3xx': number })['3xx'],
  errors: result.errors + result['4xx'] + result['5xx'],
})
