import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bodyOf } from './answer-source.ts'
import { testGateway } from './testing/test-gateway.ts'

const host = 'gavarres.localhost:4000'
const { app } = await testGateway()
const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } })

it('serves the screens of the shell and redirects old addresses', async () => {
  for (const url of [
    '/',
    '/welcome',
    '/login',
    '/Login',
    '/login/',
    '//login',
    '/reset-password//abc',
    '/reset-password/abc',
    '/reset-password',
    '/confirmar-correo/abc',
    '/confirmar-correo',
    '/home',
    '/admin/x',
    '/dashboard/x',
  ])
    expect((await page(url)).statusCode, url).toBe(url === '/home' ? 404 : 200)
  expect((await page('/')).body).toContain('href="/assets/js/welcome.ffffffff.js"')
})

it('treats several slashes as one, also in the page’s canonical address', async () => {
  const { statusCode, body, headers } = await page('//booking//7')
  expect(statusCode).toBe(200)
  expect(body).toContain(`${host}/booking/7"`)
  expect(headers.location).toBeUndefined()
})

it.each([
  ['/home', '/inicio'],
  ['/experiences', '/experiencias'],
  ['/agencias/op-bici', '/operadores/op-bici'],
  ['/eventos', '/agenda'],
  ['/Eventos/ev-1/', '/agenda/ev-1'],
  ['/agenda/ev-1', '/agenda/ev-1'],
])('answers the canonical address of %s', async (asked, own) => {
  for (const reader of ['Mozilla/5.0 Chrome/140', 'WhatsApp/2.23.20.0 A']) {
    const { body } = await page(asked, { 'user-agent': reader })
    expect(body).toContain(`<link rel="canonical" href="http://${host}${own}">`)
    expect(body).toContain(`<meta property="og:url" content="http://${host}${own}">`)
  }
})

it('compresses with brotli, with gzip where only that is accepted, and not where it is refused', async () => {
  const files = ['/booking/7', '/registry.json', '/mf/mf-booking/1.0.0-aaaaaaaa/remoteEntry.11111111.js']
  for (const url of files) {
    const encodingOf = async (accepted: string) => {
      const { headers } = await page(url, { 'accept-encoding': accepted })
      expect(headers.vary, url).toContain('accept-encoding')
      return headers['content-encoding']
    }
    expect(await encodingOf('gzip, deflate, br'), url).toBe('br')
    expect(await encodingOf('gzip, deflate'), url).toBe('gzip')
    expect(await encodingOf('br;q=0, gzip'), url).toBe('gzip')
    expect(await encodingOf('identity'), url).toBeUndefined()
  }
  const { rawPayload } = await page('/booking/7', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(rawPayload).toString()).toContain('id="root"')
})

it('answers 304 for a release file that the client has', async () => {
  const url = '/mf/mf-booking/1.0.0-aaaaaaaa/remoteEntry.11111111.js'
  const { headers } = await page(url)
  const again = await page(url, { 'if-none-match': `W/${headers.etag}` })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect((await page(url, { 'accept-encoding': 'br' })).headers.etag).not.toBe(headers.etag)
})

it('gives release files to pages of the named origins and to no others', async () => {
  const origin = 'https://app.example.org'
  const open = await testGateway({ remoteOrigins: [origin] })
  const url = '/mf/mf-booking/1.0.0-aaaaaaaa/remoteEntry.11111111.js'
  const headersOf = async (gateway: typeof app, from: string, address = url) => {
    const { headers } = await gateway.inject({ url: address, headers: { host, origin: from } })
    return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy'], headers.vary]
  }
  expect(await headersOf(open.app, origin)).toEqual([origin, 'cross-origin', 'accept-encoding, origin'])
  expect(await headersOf(open.app, 'https://evil.example')).toEqual([
    undefined,
    'cross-origin',
    'accept-encoding, origin',
  ])
  expect((await headersOf(open.app, origin, '/registry.json')).slice(0, 2)).toEqual([
    undefined,
    'same-origin',
  ])
  expect(await headersOf(app, origin)).toEqual([undefined, 'same-origin', 'accept-encoding'])
})

it('answers HEAD like GET without a body', async () => {
  for (const url of ['/booking/7', '/manifest.webmanifest', '/mf/mf-booking/1.0.0-aaaaaaaa/release.json']) {
    const head = await app.inject({ method: 'HEAD', url, headers: { host } })
    const get = await page(url)
    expect([head.statusCode, head.body, head.headers['content-type']], url).toEqual([
      get.statusCode,
      '',
      get.headers['content-type'],
    ])
  }
})

it('says which methods an address accepts', async () => {
  for (const [method, url, allowed] of [
    ['POST', '/booking/7', 'GET, HEAD'],
    ['DELETE', '/registry.json', 'GET, HEAD'],
    ['PUT', '/mf/mf-booking/1.0.0-aaaaaaaa/release.json', 'GET, HEAD'],
    ['GET', '/telemetry/remotes', 'POST'],
    ['GET', '/telemetry/csp', 'POST'],
  ] as const) {
    const answer = await app.inject({ method, url, headers: { host } })
    expect([answer.statusCode, answer.headers.allow], `${method} ${url}`).toEqual([405, allowed])
  }
})

it('marks only files as immutable, and reveals nothing about errors', async () => {
  for (const url of [
    '/assets/%2e%2e/shell.json',
    '/assets/..%2fshell.json',
    '/assets/js/%00',
    '/media/gavarres/..%2f..%2ftenant.json',
    '/mf/mf-booking/1.0.0-aaaaaaaa/..%2f..%2frelease.json',
    '/mf/mf-booking/1.0.0-aaaaaaaa/js/',
    '/fonts/__proto__',
    '/fonts/constructor',
    '/fonts/toString',
    '/media/constructor/__proto__',
    '/.git/config',
    '/site.webmanifest',
  ]) {
    const { statusCode, headers, body } = await page(url)
    expect(statusCode, url).toBeGreaterThanOrEqual(400)
    expect(statusCode, url).toBeLessThan(500)
    expect(headers['cache-control'], url).toBe('no-store')
    expect(body, url).toMatch(/^\{"code":"[a-z_]+"\}$/)
  }
})

it('answers a robot without a language in the tenant’s own', async () => {
  const { body, headers } = await page('/booking/7', { 'user-agent': 'WhatsApp/2.23.20.0 A' })
  expect(body).toContain('<html lang="ca">')
  expect(body).toContain('<meta property="og:locale" content="ca_ES">')
  expect(headers['content-language']).toBe('ca')
  const german = await page('/manifest.webmanifest', { 'accept-language': 'de' })
  expect(german.json()).toMatchObject({ lang: 'de' })
  expect(german.headers.vary).toContain('accept-language')
})

it('answers with a page when the tenant cannot be read in time', async () => {
  const stuck = await testGateway({ tenantOf: () => new Promise(() => undefined), answerWithinMs: 100 })
  const answer = await stuck.app.inject({ url: '/booking/7', headers: { host, 'accept-language': 'fr' } })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toMatchObject({ code: 'busy' })
  expect(answer.headers['content-language']).toBe('fr')
})

it('sends Retry-After where the API has no time for a pack', async () => {
  const { app } = await testGateway({
    answers: async () => bodyOf(503, ''),
    items: async () => undefined,
  })
  const answer = await app.inject({
    url: '/offline/packs/territory/gavarres.json?lang=ca',
    headers: { host },
  })
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { code: 'busy' },
  ])
})
