import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import {
  BOOT_SCRIPT_ID,
  type BootDocument,
  REGISTRY_SCRIPT_ID,
  type RegistryDocument,
} from '@sureda/contract/remote/registry'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { signOverride } from './rollout/override-token.ts'
import { canaried, emptyRollout, promoted, rolledBack, switched } from './rollout/rollout.ts'
import { memoryRollouts } from './rollout/rollout-store.ts'
import { aRelease, aTenant } from './testing/fixtures.ts'
import { inlined, SECRET, testGateway } from './testing/test-gateway.ts'

const host = 'gavarres.localhost:4000'
const change = { action: 'test', version: null, actor: 'test', reason: null }
const { app, options, ship } = await testGateway()
const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } })
const registryOf = (html: string) => inlined<RegistryDocument>(html, REGISTRY_SCRIPT_ID)

it('writes the brand, the boot data and the registry into one page', async () => {
  const { body, statusCode } = await page('/booking/7', { 'accept-language': 'de-AT,de;q=0.9' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<html lang="de">')
  expect(body).toContain('<title>Suro Viu</title>')
  expect(body).toContain('href="/media/gavarres/icon.svg"')
  expect(body).toMatch(/--color-primary:\s*#/)
  const boot = inlined<BootDocument>(body, BOOT_SCRIPT_ID)
  expect(boot).toMatchObject({
    format: 1,
    host: 'known',
    live: true,
    shellApi: '1.0.0',
    tenant: { name: 'Suro Viu' },
  })
  expect(boot.shell.locales.nl).toBe('/assets/locales/nl.00000000.json')
  expect(Object.keys(registryOf(body).remotes)).toEqual(['mf-booking', 'mf-map'])
})

it('preloads entry, screen, styles and lazy shared modules of the path, each with its hash', async () => {
  const { body } = await page('/booking/7')
  const { integrity } = aRelease('mf-booking', '1.0.0-aaaaaaaa').record
  const base = '/mf/mf-booking/1.0.0-aaaaaaaa/'
  for (const file of ['remoteEntry.11111111.js', 'js/booking-list.22222222.js'])
    expect(body).toMatch(
      new RegExp(
        `rel="preload" fetchpriority="low" as="script" href="${base}${file}" crossorigin="anonymous" integrity="${integrity[file]?.replaceAll(/[+/]/g, '.')}"`,
      ),
    )
  expect(body).toContain(
    `rel="preload" fetchpriority="low" as="style" href="${base}css/booking-list.33333333.css"`,
  )
  expect(body).toContain('href="/assets/js/card.dddddddd.js"')
  expect(body).not.toContain('href="/mf/mf-map/')
})

it('answers an unknown path with the page and 404, a missing file without it', async () => {
  const unknown = await page('/nowhere')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toContain('id="root"')
  for (const url of [
    '/missing.js',
    '/mf/mf-booking/1.0.0-aaaaaaaa/missing.js',
    '/api/v1/nothing',
    '/assets/js/none.js',
  ]) {
    const { statusCode, body } = await page(url)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('id="root"')
  }
})

it('shows the fallback brand for an unknown host, and when no tenant can be read', async () => {
  const unknown = await app.inject({ url: '/booking/7', headers: { host: 'elsewhere.example' } })
  expect(inlined<BootDocument>(unknown.body, BOOT_SCRIPT_ID)).toMatchObject({ host: 'unknown', live: true })
  expect(unknown.body).toContain('<title>Sureda</title>')
  const down = await testGateway({ tenantOf: () => Promise.reject(new Error('no database')) })
  const boot = inlined<BootDocument>((await down.app.inject({ url: '/booking/7' })).body, BOOT_SCRIPT_ID)
  expect(boot).toMatchObject({ host: 'unknown', live: false, tenant: { name: 'Sureda' } })
})

it('serves a page although the rollout state cannot be read', async () => {
  const rollouts = { ...memoryRollouts(), change: async () => emptyRollout('mf-map') }
  const { app: away, options: broken } = await testGateway({ rollouts })
  broken.rollouts.all = () => Promise.reject(new Error('no database'))
  away.registry.refresh()
  const { statusCode, body } = await away.inject({ url: '/booking/7', headers: { host } })
  expect(statusCode).toBe(503)
  expect(inlined<BootDocument>(body, BOOT_SCRIPT_ID).tenant.name).toBe('Suro Viu')
  expect((await away.inject({ url: '/registry.json', headers: { host } })).statusCode).toBe(500)
})

it('answers robots with the link preview of an item, without a redirect', async () => {
  const asked: string[] = []
  const previews = await testGateway({
    items: async (_asker, path) => {
      asked.push(path)
      return { title: 'La "pela"', summary: 'Una tarda al bosc', image: 'https://example.org/pela.jpg' }
    },
  })
  const headers = { host, 'user-agent': 'WhatsApp/2.23.20.0 A' }
  const { body } = await previews.app.inject({ url: '/map/pela', headers })
  expect(asked).toEqual(['/api/v1/map/pela'])
  expect(body).toContain('<meta property="og:title" content="La &quot;pela&quot;">')
  expect(body).toContain('<meta property="og:image" content="https://example.org/pela.jpg">')
  await previews.app.inject({
    url: '/map/pela',
    headers: { host, 'user-agent': 'Mozilla/5.0 Chrome/140' },
  })
  expect(asked).toHaveLength(1)
})

it('serves the picture of an item as a JPEG card with the brand, rendered once', async () => {
  const previews = await testGateway({
    items: async () => ({
      title: 'La pela',
      image: 'gavarres/e-pela-800.avif',
      image_alt: 'Un pelador amb la destral',
    }),
  })
  const media = path.join(previews.options.mediaRoot, 'gavarres/media')
  const plain = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2f4a36' } })
  writeFileSync(path.join(media, 'e-pela-1200.avif'), await plain.avif({ effort: 0 }).toBuffer())
  const { body } = await previews.app.inject({
    url: '/map/pela',
    headers: { host, 'user-agent': 'WhatsApp/2.23.20.0 A' },
  })
  expect(body).toContain('<meta property="og:image:alt" content="Un pelador amb la destral">')
  expect(body).toContain('<meta property="og:image:width" content="1200">')
  const address =
    /property="og:image" content="http:\/\/gavarres.localhost:4000([^"]+)"/.exec(body)?.[1] ?? ''
  expect(address).toMatch(/^\/link-preview\/gavarres\/e-pela\.[0-9a-f]{12}\.jpg$/)
  const [card, again] = await Promise.all([
    previews.app.inject({ url: address, headers: { host } }),
    previews.app.inject({ url: address, headers: { host } }),
  ])
  expect(card.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(again.rawPayload.equals(card.rawPayload)).toBe(true)
  const cardFile = path.join(previews.options.cardDir, address.replace('/link-preview/', ''))
  expect(readFileSync(cardFile).equals(card.rawPayload)).toBe(true)

  const old = address.replace(/\.[0-9a-f]{12}\./, '.000000000000.')
  const moved = await previews.app.inject({ url: old, headers: { host } })
  expect(moved).toMatchObject({ statusCode: 302, headers: { location: address } })
  for (const url of [
    '/link-preview/gavarres/none.000000000000.jpg',
    '/link-preview/raya/e-pela.000000000000.jpg',
    '/link-preview/gavarres/..%2f..%2ftenant.000000000000.jpg',
    '/link-preview/gavarres/e-pela.jpg',
  ])
    expect((await previews.app.inject({ url, headers: { host } })).statusCode, url).toBe(404)
})

it('answers the web manifest of the tenant', async () => {
  const { headers, body } = await page('/manifest.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({ name: 'Suro Viu', lang: 'ca', display: 'standalone' })
})

it('never cuts the name of the installed app inside a word', async () => {
  const { app: raya } = await testGateway({ tenantOf: async () => aTenant({ name: 'Raya Corchera' }) })
  const { body } = await raya.inject({ url: '/manifest.webmanifest', headers: { host } })
  expect(JSON.parse(body).short_name).toBe('Raya Corchera')
})

it('answers the registry with a revision that changes only with its content', async () => {
  const first = await page('/registry.json')
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toMatch(/^sureda_bucket=\d{1,4}$/)
  const again = await page('/registry.json', { cookie, 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers['set-cookie']).toBeUndefined()
  await options.rollouts.change('mf-map', change, (rollout) => switched(rollout, false))
  app.registry.refresh()
  const changed = await page('/registry.json', { cookie, 'if-none-match': String(first.headers.etag) })
  expect(changed.json<RegistryDocument>().remotes['mf-map']?.state).toBe('disabled')
  await options.rollouts.change('mf-map', change, (rollout) => switched(rollout, true))
  app.registry.refresh()
})

it('serves a shipped release after promotion, names the former one as last known good, and rolls back without a build', async () => {
  await ship('mf-booking', '1.1.0-bbbbbbbb')
  await options.rollouts.change('mf-booking', change, (rollout) => promoted(rollout, '1.1.0-bbbbbbbb'))
  app.registry.refresh()
  const remote = registryOf((await page('/booking/7')).body).remotes['mf-booking']
  expect(remote?.version).toBe('1.1.0-bbbbbbbb')
  expect(remote?.lastKnownGood?.version).toBe('1.0.0-aaaaaaaa')
  await options.rollouts.change('mf-booking', change, rolledBack)
  app.registry.refresh()
  expect(registryOf((await page('/booking/7')).body).remotes['mf-booking']?.version).toBe('1.0.0-aaaaaaaa')
})

it('assigns a visitor to a canary permanently', async () => {
  await options.rollouts.change('mf-map', change, (rollout) => canaried(rollout, '1.2.0-cccccccc', 50))
  await ship('mf-map', '1.2.0-cccccccc')
  app.registry.refresh()
  const versionOf = async (bucket: number) =>
    registryOf((await page('/map/7', { cookie: `sureda_bucket=${bucket}` })).body).remotes['mf-map']?.version
  const versions = await Promise.all(Array.from({ length: 40 }, (_, bucket) => versionOf(bucket)))
  expect(new Set(versions)).toEqual(new Set(['1.0.0-aaaaaaaa', '1.2.0-cccccccc']))
  expect(await versionOf(7)).toBe(versions[7])
  await options.rollouts.change('mf-map', change, (rollout) => canaried(rollout, '1.2.0-cccccccc', 0))
  app.registry.refresh()
})

it('applies a staff override from the query, stores it in a cookie until it expires, and ignores a forged one', async () => {
  await ship('mf-map', '3.0.0-dddddddd')
  const expires = Math.floor(Date.now() / 1000) + 60
  const token = signOverride({ releases: { 'mf-map': '3.0.0-dddddddd' }, expires }, SECRET)
  const shown = await page(`/map/7?sureda-override=${token}`)
  expect(registryOf(shown.body).remotes['mf-map']?.version).toBe('3.0.0-dddddddd')
  const cookie = [shown.headers['set-cookie']].flat().find((line) => line?.startsWith('sureda_override='))
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  const later = await page('/map/7', { cookie: cookie?.split(';')[0] ?? '' })
  expect(registryOf(later.body).remotes['mf-map']?.version).toBe('3.0.0-dddddddd')
  const forged = await page(`/map/7?sureda-override=${token.slice(0, -2)}xx`)
  expect(registryOf(forged.body).remotes['mf-map']?.version).toBe('1.0.0-aaaaaaaa')
})

it('offers no incompatible release, and none that is missing in the store', async () => {
  const { record, files } = aRelease('mf-map', '4.0.0-eeeeeeee', { requires: { shellApi: '^2.0.0' } })
  await options.releases.put('mf-map', record.version, files)
  for (const version of ['4.0.0-eeeeeeee', '5.0.0-ffffffff']) {
    await options.rollouts.change('mf-map', change, (rollout) => ({
      ...rollout,
      stable: version,
      previous: '1.0.0-aaaaaaaa',
    }))
    app.registry.refresh()
    expect(registryOf((await page('/map/7')).body).remotes['mf-map']?.version).toBe('1.0.0-aaaaaaaa')
  }
  await options.rollouts.change('mf-map', change, (rollout) => ({
    ...rollout,
    stable: '1.0.0-aaaaaaaa',
    previous: null,
  }))
  app.registry.refresh()
})

it('serves release files as immutable and compressed, but no source maps and no files outside', async () => {
  const base = '/mf/mf-booking/1.0.0-aaaaaaaa/'
  const entry = await page(`${base}remoteEntry.11111111.js`, { 'accept-encoding': 'br' })
  expect(entry.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect((await page(`${base}remoteEntry.11111111.js`)).headers['content-encoding']).toBeUndefined()
  for (const file of [
    'js/booking-list.22222222.js.map',
    'release.json',
    '../../../../etc/passwd',
    '%2e%2e/x.js',
  ])
    expect((await page(`${base}${file}`)).statusCode).toBe(404)
})

it('serves files of the shell, fonts and pictures, and nothing else of the packs', async () => {
  expect((await page('/assets/js/vendor.aaaaaaaa.js')).headers['cache-control']).toContain('immutable')
  expect((await page('/assets/js/vendor.aaaaaaaa.js.map')).statusCode).toBe(404)
  expect((await page('/sw.js')).headers['cache-control']).toBe('no-cache')
  expect((await page('/fonts/figtree-latin-wght-normal.woff2')).headers['content-type']).toBe('font/woff2')
  const picture = await page('/media/gavarres/icon.svg')
  expect(picture.headers['content-security-policy']).toContain('sandbox')
  for (const url of [
    '/media/gavarres/../tenant.json',
    '/media/gavarres/%2e%2e/tenant.json',
    '/media/x/y.svg',
  ])
    expect((await page(url)).statusCode).toBe(404)
})

it('the inline script is valid', async () => {
  const { body } = await page('/booking/7')
  const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? ''
  expect(() => runInNewContext(`(function(){${script}})`)).not.toThrow()
})
