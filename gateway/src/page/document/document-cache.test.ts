import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { signOverride } from '../../rollout/override-token.ts'
import { rolledBack } from '../../rollout/rollout.ts'
import { aTenant } from '../../testing/fixtures.ts'
import { loadTokenOf } from '../../testing/phone.ts'
import { PHONE, REMOTE_HALF, type RenderingGateway, renderingGateway } from '../../testing/server-halves.ts'
import { SECRET } from '../../testing/test-gateway.ts'

const DESKTOP = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }
const OLD_VISITOR = { cookie: 'sureda_bucket=7' }
const change = { action: 'test', version: null, actor: 'test', reason: null }

let open: RenderingGateway | undefined
async function gateway(...given: Parameters<typeof renderingGateway>): Promise<RenderingGateway> {
  open = await renderingGateway(...given)
  await open.shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await open.rendered('/booking/7', OLD_VISITOR)
  return open
}
afterEach(async () => {
  vi.useRealTimers()
  await open?.app.close()
})

/** Status of the page for a browser that has the former page, and the current tag. */
async function caller({ page }: RenderingGateway, url = '/booking/7', headers = {}) {
  let etag = ''
  return async (more = {}) => {
    const answer = await page(url, {
      ...OLD_VISITOR,
      ...headers,
      ...(etag && { 'if-none-match': etag }),
      ...more,
    })
    etag = String(answer.headers.etag)
    return answer.statusCode
  }
}

it.each([
  ['with its content', {}],
  ['without', DESKTOP],
])('answers 304 to a client with the page %s, with the headers of this visitor', async (_what, headers) => {
  const { page } = await gateway()
  const first = await page('/booking/7', headers)
  expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
  const again = await page('/booking/7', { ...headers, 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary', 'content-language', 'link'])
    expect(again.headers[name], name).toEqual(first.headers[name])
  expect(again.headers['set-cookie']).toMatch(/^sureda_bucket=/)
  expect(loadTokenOf(again.headers['server-timing'])).toBeDefined()
  expect((await page('/booking/7', { ...headers, 'if-none-match': '"another"' })).statusCode).toBe(200)
})

it('has one ETag for each encoding and for HEAD', async () => {
  const { page, app } = await gateway()
  const plain = await page('/booking/7', OLD_VISITOR)
  const br = await page('/booking/7', { ...OLD_VISITOR, 'accept-encoding': 'gzip, br' })
  const gz = await page('/booking/7', { ...OLD_VISITOR, 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
  for (const { headers } of [br, gz]) {
    expect(headers.etag).toBe(plain.headers.etag)
    expect(headers.vary).toBe('accept-language, cookie, accept-encoding')
  }
  const asked = {
    host: 'gavarres.localhost:4000',
    'accept-language': 'ca',
    'user-agent': PHONE,
    ...OLD_VISITOR,
  }
  const head = await app.inject({ method: 'HEAD', url: '/booking/7', headers: asked })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(plain.body))
})

it('sends no ETag with a 404 page', async () => {
  const { page } = await gateway()
  const { statusCode, headers } = await page('/nowhere', { 'if-none-match': '*' })
  expect(statusCode).toBe(404)
  expect(headers.etag).toBeUndefined()
})

it('changes the ETag after an import, a release, a rollback, a change of the brand, and each minute', async () => {
  let version = 1
  let tenant = aTenant()
  const made = await gateway({ contentVersion: async () => `${version}` }, { tenantOf: async () => tenant })
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  await made.rendered('/booking/7', OLD_VISITOR)
  const ask = await caller(made)
  const changes: Record<string, () => unknown> = {
    import: () => (version += 1),
    release: () => made.shipHalf('1.0.0-cccccccc', REMOTE_HALF),
    rollback: async () => {
      await made.options.rollouts.change('mf-booking', change, rolledBack)
      made.app.registry.refresh()
    },
    brand: () => (tenant = aTenant({ claim: 'More than cork' })),
  }
  expect(await ask()).toBe(200)
  for (const [what, apply] of Object.entries(changes)) {
    expect(await ask(), `before ${what}`).toBe(304)
    await apply()
    await made.rendered('/booking/7', OLD_VISITOR)
    expect(await ask(), what).toBe(200)
  }
  expect(await ask()).toBe(304)
  vi.setSystemTime(Date.now() + 60_000)
  // the first visitor still gets the former page
  expect(await ask()).toBe(304)
  await expect.poll(ask).toBe(200)
  expect(await ask()).toBe(304)
})

it('has another ETag for each language, kind of visitor and tenant', async () => {
  const made = await gateway({}, { tenantOf: async (host) => aTenant({ id: host.split('.')[0] }) })
  const tags = new Map<string, unknown>()
  const others: Record<string, string>[] = [
    {},
    { 'accept-language': 'de' },
    { cookie: 'sureda_bucket=7; sureda_variant=member' },
    { host: 'raya.localhost' },
    DESKTOP,
  ]
  for (const headers of others) {
    const ask = headers === DESKTOP ? made.page : made.rendered
    tags.set(JSON.stringify(headers), (await ask('/stories/7', { ...OLD_VISITOR, ...headers })).headers.etag)
  }
  expect(new Set(tags.values()).size).toBe(others.length)
})

it('shares the page of addresses that differ by tracking parameters', async () => {
  const { page } = await gateway()
  const plain = await page('/booking/7', OLD_VISITOR)
  const tagged = await page('/booking/7?utm_source=mail&fbclid=1', OLD_VISITOR)
  expect(tagged.headers.etag).toBe(plain.headers.etag)
  expect(tagged.body).toBe(plain.body)
})

it('does not share the page of staff with a release override', async () => {
  const { page, options } = await gateway()
  const before = await page('/booking/7', OLD_VISITOR)
  const releases = { 'mf-booking': '1.0.0-aaaaaaaa' }
  const token = signOverride({ releases, expires: Date.now() / 1000 + 600 }, SECRET)
  expect(options.overrideSecret).toBe(SECRET)
  const tried = await page('/booking/7', { cookie: `sureda_bucket=7; sureda_override=${token}` })
  expect(tried.headers.etag).not.toBe(before.headers.etag)
  expect((await page('/booking/7', OLD_VISITOR)).headers.etag).toBe(before.headers.etag)
})

it('caches a page with content while a thousand unknown addresses are requested', async () => {
  const { page } = await gateway()
  const counted = async () => /<i>(\d+)<\/i>/.exec((await page('/booking/7', OLD_VISITOR)).body)?.[1]
  const before = await counted()
  for (let n = 0; n < 1_000; n++) await page(`/booking/none-${n}`, { ...OLD_VISITOR, ...DESKTOP })
  expect(await counted()).toBe(before)
})
