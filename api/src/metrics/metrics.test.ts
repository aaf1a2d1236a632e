import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordGoodBackup } from '../backup/good-backups.ts'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { createTenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { ConfigError } from '../setting.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson } from '../testing/test-people.ts'
import { registry } from './instruments.ts'
import { type RunningMetrics, startMetrics } from './metrics-server.ts'

let api: TestApi
let metrics: RunningMetrics
const start = (port: number) =>
  startMetrics({ ...api.config, METRICS_PORT: port, METRICS_HOST: '127.0.0.1', RELEASE: 'r1' }, 'api', {
    app: api.app,
    database: api.database,
    directory: createTenantDirectory(api.db, {}),
  })
beforeAll(async () => {
  api = await startTestApi({ config: { DATA_DIR: tmpdir() } })
  metrics = await start(0)
})
afterAll(async () => {
  await metrics.close()
  await api.close()
})

const ask = (path: string) => fetch(`http://127.0.0.1:${metrics.port}${path}`)
const scrape = async () => (await ask('/metrics')).text()
const get = (url: string, host = 'gavarres.localhost') => api.app.inject({ url, headers: { host } })
const numberOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? 0,
  )

it('serves /metrics on its own port, and nothing else there', async () => {
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text')
  expect(await answer.text()).toMatch(/\n# EOF\n$/)
  expect((await ask('/metrics?x')).status).toBe(404)
  expect((await ask('/')).status).toBe(404)
  expect((await get('/metrics')).statusCode).toBe(404)
  expect((await startMetrics(api.config, 'api', { app: api.app, database: api.database })).port).toBe(
    undefined,
  )
})

it('refuses a used port with one sentence', async () => {
  await expect(start(metrics.port ?? 0)).rejects.toThrow(ConfigError)
  await expect(start(metrics.port ?? 0)).rejects.toThrow(/METRICS_PORT .* give another one/)
})

it('counts requests by pattern and class of status, and leaves probes out', async () => {
  const series = 'sureda_http_requests_total{method="GET",route="/api/v1/experiences/:id",status="4xx"}'
  const before = numberOf(await scrape(), series)
  await get('/api/v1/experiences/one')
  await get('/api/v1/experiences/two')
  await get('/livez')
  const text = await scrape()
  expect(numberOf(text, series)).toBe(before + 2)
  expect(text).toMatch(/duration_seconds_bucket\{le="0.5",method="GET",route="\/api\/v1\/experiences\/:id"\}/)
  expect(text).not.toContain('route="/livez"')
  expect(text).toMatch(/sureda_build_info\{version="[\d.]+",release="r1",role="api",node="[\d.]+"\} 1/)
})

it('counts cache hits and misses', async () => {
  const hits = async () => numberOf(await scrape(), 'sureda_cache_reads_total{cache="content",result="hit"}')
  const [before, etag] = [await hits(), (await get('/api/v1/routes')).headers.etag]
  await get('/api/v1/routes')
  expect(await hits()).toBe(before + 1)
  const same = { host: 'gavarres.localhost', 'if-none-match': String(etag) }
  expect((await api.app.inject({ url: '/api/v1/routes', headers: same })).statusCode).toBe(304)
  expect(await scrape()).toMatch(/cache="content",result="not_modified"\} [1-9]/)
})

it('reports waiting rows and their age, the last backup, and readiness', async () => {
  await withTenant(api.db, 'raya', async (tx) => {
    const mail = sql`'raya', 'someone.private@example.test', 'Private subject', 'x'`
    await tx.execute(
      sql`insert into mail_outbox (tenant_id, recipient, subject, body, created_at) values (${mail}, now() - interval '1 hour')`,
    )
    await tx.execute(
      sql`insert into mail_outbox (tenant_id, recipient, subject, body, failed_at) values (${mail}, now())`,
    )
  })
  expect(await scrape()).toContain('\nsureda_last_backup_timestamp_seconds 0\n')
  await recordGoodBackup(api.db, new Date('2026-03-01T02:00:00Z'))
  await recordGoodBackup(api.db, new Date('2026-02-01T02:00:00Z'))
  // while the clock of the database was wrong
  await recordGoodBackup(api.db, new Date(Date.now() + 86_400_000))
  const text = await scrape()
  expect(numberOf(text, 'sureda_last_backup_timestamp_seconds')).toBe(
    Date.parse('2026-03-01T02:00:00Z') / 1000,
  )
  expect(numberOf(text, 'sureda_waiting_rows{queue="mail"}')).toBe(1)
  expect(numberOf(text, 'sureda_waiting_rows{queue="set-aside"}')).toBe(1)
  expect(numberOf(text, 'sureda_waiting_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(3600)
  expect(numberOf(text, 'sureda_ready')).toBe(1)
  expect(numberOf(text, 'sureda_disk_bytes{kind="available"}')).toBeGreaterThan(0)
  expect(text).not.toMatch(/private/i)
})

it('counts bookings by outcome', async () => {
  const person = await createPerson(api.db, 'gavarres')
  const payload = {
    experience_id: '00000000-0000-4000-8000-000000000000',
    date: '2030-01-01',
    people: 1,
  }
  const before = await scrape()
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/reservations',
    headers: person.headers,
    payload,
  })
  const refused = `sureda_bookings_total{outcome="${answer.json().code}"}`
  expect(numberOf(await scrape(), refused)).toBe(numberOf(before, refused) + 1)
})

it('gets no further series from 10,000 addresses, hosts and methods that strangers invent', async () => {
  const seriesNow = async () =>
    (await registry.metrics()).split('\n').flatMap((line) => /^sureda_[^ ]+/.exec(line)?.[0] ?? [])
  const hostile = async (name: string) => {
    await get(`/${name}`)
    await api.app.inject({ method: 'PROPFIND' as 'GET', url: `/${name}` })
  }
  await hostile('first')
  await get('/api/v1/routes', 'first.example')
  await get('/api/v1/first')
  await get('/api/v1/routes/first')
  const before = await seriesNow()
  for (let count = 0; count < 5_000; count++) await hostile(`wp-admin-${count}`)
  for (let count = 0; count < 100; count++) {
    await get('/api/v1/routes', `host-${count}.example`)
    await get(`/api/v1/${count}`)
    await get(`/api/v1/routes/${count}`)
  }
  expect(await seriesNow()).toEqual(before)
})
