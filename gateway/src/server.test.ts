import { brotliDecompressSync } from 'node:zlib'
import type { Database } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { withTenant } from '@sureda/api/database/with-tenant'
import { saveSettings } from '@sureda/api/modules/catalogue/settings/settings.queries'
import { saveTenant } from '@sureda/api/modules/platform/tenant/save-tenant'
import { addContent, localized } from '@sureda/api/testing/test-content'
import { testTenantDocument } from '@sureda/api/testing/test-tenants'
import { BOOT_SCRIPT_ID, type BootDocument } from '@sureda/contract/remote/registry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GatewayConfig, readConfig } from './config.ts'
import { openInstallationDatabase } from './installation.ts'
import { type RunningServer, startServer } from './server.ts'
import { aReleaseOf, aShell, tempDir } from './testing/fixtures.ts'
import { promoteRelease } from './testing/promote-release.ts'
import { inlined } from './testing/test-gateway.ts'

/** The whole process on an embedded database: pages and API. */
let config: GatewayConfig
let server: RunningServer
let database: Database

const host = 'gavarres.localhost'

beforeAll(async () => {
  config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: tempDir('data'),
    RELEASES_DIR: tempDir('releases'),
    SHELL_DIR: aShell(),
    LOG_LEVEL: 'silent',
    EMBEDDED_DURABILITY: 'off',
    // thirty requests per address in five minutes
    RATE_LIMIT_FACTOR: '0.01',
  })
  database = await openInstallationDatabase(config)
  await migrate(database)
  await saveTenant(database.db, {
    id: 'gavarres',
    name: 'Suro Viu',
    locale: 'ca',
    domains: [host],
    document: testTenantDocument('Cork'),
  })
  server = await startServer(config, database)
  await promoteRelease(config, database, aReleaseOf('mf-content'))
})
afterAll(() => server?.close())

it('is ready when database, migrations and registry answer, and lists its tenants', async () => {
  const ready = await fetch(`${server.url}/readyz`)
  expect(await ready.json()).toMatchObject({ checks: { database: 'ok', migrations: 'ok', registry: 'ok' } })
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
  expect(await server.tenants()).toEqual([{ name: 'Suro Viu', host }])
})

it('counts the calls of a pack against the visitor who requests it', async () => {
  const pack = async (remoteAddress: string, language: string) =>
    (
      await server.app.inject({
        url: `/offline/packs/territory/gavarres.json?lang=${language}`,
        headers: { host },
        remoteAddress,
      })
    ).statusCode
  const greedy: number[] = []
  for (const language of ['ca', 'es', 'en', 'fr', 'de', 'nl']) greedy.push(await pack('192.0.2.1', language))
  expect(greedy[0]).toBe(200)
  expect(greedy.at(-1)).toBe(503)
  expect(await pack('192.0.2.2', 'nl')).toBe(200)
})

it('names the item in every link preview, without counting against its reader', async () => {
  const names = Array.from({ length: 35 }, (_, n) => `r-${n}`)
  const routes = names.map((id) => ({ id, title: localized(`Walk ${id}`) }))
  await addContent(database.db, 'gavarres', { routes })
  const ask = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host, ...headers }, remoteAddress: '192.0.2.9' })
  for (const id of names) {
    const { body } = await ask(`/rutas/${id}`, { 'user-agent': 'WhatsApp/2.23.20.0 A' })
    expect(body).toContain(`<title>Walk ${id} ca · Suro Viu</title>`)
  }
  const calls = []
  for (let n = 0; n < 31; n++) calls.push((await ask(`/api/v1/settings/group/none-${n}`)).statusCode)
  expect(calls.slice(-2)).toEqual([404, 429])
})

it('shows the tenant of the host in the requested language, and the fallback brand for other hosts', async () => {
  const page = await server.app.inject({ url: '/welcome', headers: { host, 'accept-language': 'fr' } })
  expect(inlined<BootDocument>(page.body, BOOT_SCRIPT_ID).tenant).toMatchObject({
    name: 'Suro Viu',
    claim: 'Cork (fr)',
  })
  const elsewhere = await server.app.inject({ url: '/welcome', headers: { host: 'nobody.example' } })
  expect(inlined<BootDocument>(elsewhere.body, BOOT_SCRIPT_ID)).toMatchObject({
    host: 'unknown',
    tenant: { name: 'Sureda' },
  })
})

it('compresses the API’s answers', async () => {
  const headers = { host, 'accept-encoding': 'gzip, br' }
  const answer = await server.app.inject({ url: '/api/v1/openapi.json', headers })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers.vary).toContain('accept-encoding')
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ openapi: '3.1.0' })
})

it('caches the API’s answers for the next client, compressed or not, and sends Vary', async () => {
  const words = 'Under the cork oaks, where the bark was taken in June. '.repeat(20)
  const text = { ca: words, es: words, en: words, fr: words, de: words, nl: words }
  await withTenant(database.db, 'gavarres', (tx) =>
    saveSettings(tx, 'gavarres', 'desktop-blocking', { value: text }),
  )
  const url = '/api/v1/settings'
  const ask = (encoding: string) => {
    const headers = { host, 'accept-encoding': encoding, 'accept-language': 'nl' }
    return server.app.inject({ url, headers, remoteAddress: '192.0.2.13' })
  }
  // calls without a query, because others are limited to thirty
  for (let n = 0; n < 20; n++) {
    const [small, plain] = [await ask('br'), await ask('identity')]
    expect([small.statusCode, plain.statusCode]).toEqual([200, 200])
    for (const { headers } of [small, plain])
      expect(headers.vary).toBe('Accept-Language, X-Tenant-Locale, accept-encoding')
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  }
})

it('answers a damaged link with a page that says so, and refuses a damaged call', async () => {
  for (const path of ['/rutas/%zz', '/agenda/%E0%A4%A?x=1']) {
    const page = await fetch(server.url + path, { headers: { accept: 'text/html,*/*' } })
    expect(page.headers.get('content-type'), path).toContain('text/html')
    expect(await page.text()).toContain(BOOT_SCRIPT_ID)
  }
  const call = await fetch(`${server.url}/api/v1/routes/%zz`, { headers: { accept: 'application/json' } })
  expect(call.status).toBe(400)
})

it('leaves calls to the API, also unknown ones', async () => {
  const known = await server.app.inject({ url: '/api/v1/openapi.json', headers: { host } })
  expect(known.json()).toMatchObject({ openapi: '3.1.0' })
  const unknown = await server.app.inject({ url: '/api/v1/nothing-here', headers: { host } })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.headers['content-type']).toContain('application/problem+json')
})
