import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppSet, OfflinePack } from '@sureda/contract/remote/offline'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { expect, it, vi } from 'vitest'
import type { ApiCaller } from '../answer-source.ts'
import { archiveShell } from '../static/shell-archive.ts'
import { aShell, aTenant, tempDir } from '../testing/fixtures.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { makePack } from './pack.ts'
import { callsOf } from './pack-addresses.ts'
import { packMemory } from './pack-memory.ts'

const host = 'gavarres.localhost'
const caller = { host, ip: '192.0.2.7' }
const ANSWERS: Record<string, object> = {
  '/api/v1/routes/r-one': { data: { id: 'r-one', image: 'gavarres/r-one-800.avif', points: [{ id: 'p1' }] } },
}

const route = (change: Partial<RouteContribution>): RouteContribution => ({
  path: '/rutas/:id',
  screen: './route',
  access: 'public',
  title: 'x:y',
  preloadApi: ['/api/v1/routes/:id'],
  itemsApi: ['/api/v1/routes?per_page=100'],
  packs: ['route'],
  ...change,
})

async function gatewayWithContent() {
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  writeFileSync(path.join(mediaRoot, 'gavarres/media/r-one-800.avif'), 'a picture')
  const asked: string[] = []
  const gateway = await testGateway({
    mediaRoot,
    answers: async (_asker, url) => {
      asked.push(url)
      return ANSWERS[url] && JSON.stringify(ANSWERS[url])
    },
  })
  const get = (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url, headers: { host, ...headers } })
  return { ...gateway, get, asked }
}

it('lists the release set of a visitor with sizes and hashes, and puts the same set into the page', async () => {
  const { get } = await gatewayWithContent()
  const answer = await get('/offline/app.json')
  const set = answer.json<AppSet>()
  const entry = set.rest.find(({ url }) => url === '/mf/mf-map/1.0.0-aaaaaaaa/remoteEntry.11111111.js')
  expect(entry?.bytes).toBeGreaterThan(400)
  expect(entry?.integrity).toMatch(/^sha384-/)
  expect([...set.first, ...set.rest].some(({ url }) => url.endsWith('.map'))).toBe(false)
  expect(set.languages.ca.every(({ url }) => url.includes('/locales/ca.'))).toBe(true)
  const page = await get('/offline/page')
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-app-set']).toBe(set.id)
  expect(page.body).toContain('"serviceWorker":"on"')
  const again = await get('/offline/app.json', { 'if-none-match': String(answer.headers.etag) })
  expect(again.statusCode).toBe(304)
})

it('includes the outlines of the territory in the set, because the map draws them without network', async () => {
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  const tenant = aTenant()
  tenant.map.outlines = 'gavarres/outlines.json?v=0a1b2c3d'
  const { app } = await testGateway({ mediaRoot, tenantOf: async () => tenant })
  const outlines = async () =>
    (await app.inject({ url: '/offline/app.json', headers: { host } }))
      .json<AppSet>()
      .rest.filter(({ url }) => url.startsWith('/media/'))
  // a server without the file still has an app
  expect(await outlines()).toEqual([])
  writeFileSync(path.join(mediaRoot, 'gavarres/media/outlines.json'), '{}')
  expect(await outlines()).toMatchObject([{ url: '/media/gavarres/outlines.json?v=0a1b2c3d', bytes: 2 }])
})

it('gives another release another set, whose code differs from that of an open page', async () => {
  const { get, ship, options, app } = await gatewayWithContent()
  const before = (await get('/offline/app.json')).json<AppSet>()
  await ship('mf-map', '2.0.0-bbbbbbbb')
  await options.rollouts.change(
    'mf-map',
    { action: 'promote', version: null, actor: 'test', reason: null },
    (rollout) => ({ ...rollout, stable: '2.0.0-bbbbbbbb', previous: rollout.stable }),
  )
  app.registry.refresh()
  const after = (await get('/offline/app.json')).json<AppSet>()
  expect(after.id).not.toBe(before.id)
  expect(after.code).not.toBe(before.code)
  expect(after.rest.some(({ url }) => url.startsWith('/mf/mf-map/2.0.0-bbbbbbbb/'))).toBe(true)
})

it('lists the shell of its pages even while another one is built', async () => {
  const file = 'assets/js/vendor.aaaaaaaa.js'
  const shellDir = aShell()
  const built = JSON.parse(readFileSync(path.join(shellDir, 'shell.json'), 'utf8'))
  writeFileSync(path.join(shellDir, 'shell.json'), JSON.stringify({ ...built, precache: [file] }))
  const archiveDir = archiveShell(shellDir, tempDir('archive'), vi.fn())
  const { app } = await testGateway({ shellDir, archiveDir })
  rmSync(path.join(shellDir, 'assets'), { recursive: true })
  const answer = await app.inject({ url: '/offline/app.json', headers: { host } })
  const { first, rest } = answer.json<AppSet>()
  expect([...first, ...rest]).toContainEqual({
    url: `/${file}`,
    bytes: 6,
    integrity: expect.stringMatching(/^sha384-/),
  })
})

it('packs a route with its answers and pictures, each with size and hash', async () => {
  const { options } = await gatewayWithContent()
  const made = await makePack(
    { tenant: aTenant(), kind: 'route', id: 'r-one', caller, locale: 'ca' },
    { answers: options.answers, mediaRoot: options.mediaRoot, routes: [route({})] },
  )
  expect(made?.pack.files).toEqual([
    { url: '/media/gavarres/r-one-800.avif', bytes: 9, integrity: expect.stringMatching(/^sha384-/) },
  ])
  expect(made?.pack.bytes).toBe((made?.answers.length ?? 0) + 9)
  expect(made?.pack.answers.addresses).toEqual(['/api/v1/routes/r-one'])
  expect(JSON.parse(String(made?.answers))).toEqual({
    '/api/v1/routes/r-one': ANSWERS['/api/v1/routes/r-one'],
  })
})

it('packs a route with its own pictures and the lists of the map, and a territory with all pictures', async () => {
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  for (const name of ['r-one', 'l-other'])
    writeFileSync(path.join(mediaRoot, `gavarres/media/${name}-800.avif`), name)
  const list = '/api/v1/locations?per_page=100'
  const bodies: Record<string, object> = {
    ...ANSWERS,
    [list]: { data: [{ id: 'l-other', image: 'gavarres/l-other-800.avif' }] },
  }
  const answers = async (_asker: ApiCaller, url: string) => bodies[url] && JSON.stringify(bodies[url])
  const routes = [route({}), route({ path: '/mapa', preloadApi: [list] })]
  const filesOf = async (kind: 'route' | 'territory', id: string) => {
    const subject = { tenant: aTenant(), kind, id, caller, locale: 'ca' as const }
    const made = await makePack(subject, { answers, mediaRoot, routes })
    expect(made?.pack.answers.addresses).toContain(list)
    return made?.pack.files.map(({ url }) => url)
  }
  expect(await filesOf('route', 'r-one')).toEqual(['/media/gavarres/r-one-800.avif'])
  expect(await filesOf('territory', 'gavarres')).toContain('/media/gavarres/l-other-800.avif')
})

it('serves a public pack with its version, and 404 for an unknown item', async () => {
  const { get } = await gatewayWithContent()
  const answer = await get('/offline/packs/route/r-one.json?lang=ca')
  const pack = answer.json<OfflinePack>()
  expect(answer.headers['cache-control']).toBe('public, no-cache')
  const same = await get('/offline/packs/route/r-one.json?lang=ca', {
    'if-none-match': String(answer.headers.etag),
  })
  expect(same.statusCode).toBe(304)
  expect((await get(pack.answers.url)).rawPayload).toHaveLength(pack.answers.bytes)
  expect((await get(pack.answers.url.replace(pack.version, 'another'))).statusCode).toBe(404)
  for (const wrong of [
    '/offline/packs/route/none.json?lang=ca',
    '/offline/packs/castle/r-one.json?lang=ca',
    '/offline/packs/route/r-one.json?lang=xx',
    '/offline/packs/territory/raya.json?lang=ca',
    '/offline/packs/route/r-one.json?lang=ca&lang=es',
    '/offline/packs/route/r-one/answers.json',
    '/offline/packs/route/none/answers.json?lang=ca',
    `${pack.answers.url}&v=another`,
  ])
    expect((await get(wrong)).statusCode, wrong).toBe(404)
})

it('takes the calls of a screen from its remote’s declaration, and none of private screens', () => {
  const routes = [
    route({ offlineApi: ['/api/v1/routes/:id/more'] }),
    route({ path: '/reservas', access: 'member', preloadApi: ['/api/v1/reservations'] }),
    route({ path: '/nunca', offline: 'never', preloadApi: ['/api/v1/never'] }),
  ]
  expect(callsOf(['/rutas/a%2Fb', '/reservas', '/nunca', '/other'], routes)).toEqual([
    { address: '/api/v1/routes/a%2Fb', isOfItem: true },
    { address: '/api/v1/routes/a%2Fb/more', isOfItem: true },
  ])
})

it('leaves out calls for the week in which a pack is made', () => {
  const calls = { preloadApi: ['/api/v1/events?from=:weekFrom'], offlineApi: ['/api/v1/events?per_page=100'] }
  expect(callsOf(['/agenda'], [route({ path: '/agenda', ...calls })])).toEqual([
    { address: '/api/v1/events?per_page=100', isOfItem: false },
  ])
})

it('makes a pack once for concurrent requests, and again after a minute', async () => {
  let now = 0
  let made = 0
  const packs = packMemory(() => now)
  const make = async () => {
    made += 1
    return undefined
  }
  await Promise.all([packs.get('a', make), packs.get('a', make)])
  expect(made).toBe(1)
  await packs.get('a', make)
  expect(made).toBe(2)
  now = 61_000
  await packs.get('a', make)
  expect(made).toBe(3)
})

it('the kill switch serves a worker that unregisters itself, and tells pages not to register one', async () => {
  const { app } = await testGateway({ serviceWorker: 'off' })
  const worker = await app.inject({ url: '/sw.js', headers: { host } })
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.body).toContain('self.registration.unregister()')
  const page = await app.inject({ url: '/mapa', headers: { host } })
  expect(page.body).toContain('"serviceWorker":"off"')
})

it('packs all pages of a complete list at the addresses that screens request, and of other lists only what they show', async () => {
  const page = (id: string, cursor: string | null) => ({ data: [{ id }], meta: { next_cursor: cursor } })
  const bodies: Record<string, object> = {
    ...ANSWERS,
    '/api/v1/locations?per_page=100&type=museo': page('l1', 'a_-1'),
    '/api/v1/locations?type=museo&cursor=a_-1': page('l2', 'b'),
    '/api/v1/locations?type=museo&cursor=b': page('l3', null),
    '/api/v1/news?per_page=5': page('n1', 'c'),
  }
  const calls = ['/api/v1/locations?per_page=100&type=museo', '/api/v1/news?per_page=5', '/api/v1/routes/:id']
  const made = await makePack(
    { tenant: aTenant(), kind: 'route', id: 'r-one', caller, locale: 'ca' },
    {
      answers: async (_asker, url) => bodies[url] && JSON.stringify(bodies[url]),
      mediaRoot: tempDir('media'),
      routes: [route({ preloadApi: calls })],
    },
  )
  expect(made?.pack.answers.addresses).toEqual(
    Object.keys(bodies).toSorted((a, b) => Number(a.includes('routes')) - Number(b.includes('routes'))),
  )
})

/** A territory of a thousand routes behind an API that pages like ours: a hundred items, then five hundred per page. */
function thousandRoutes(failing?: string) {
  const item = (index: number) => ({ id: `r-${index}`, image: `gavarres/r-${index}-800.avif` })
  const count = { asked: [] as string[], now: 0, most: 0 }
  const bodyOf = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://api')
    if (pathname.startsWith('/api/v1/routes/')) return { data: item(Number(pathname.split('-')[1])) }
    if (pathname !== '/api/v1/routes') return undefined
    const from = Number(searchParams.get('cursor') ?? 0)
    const until = Math.min(1_000, from + Number(searchParams.get('per_page') ?? 500))
    const data = Array.from({ length: until - from }, (_, index) => item(from + index))
    return { data, meta: { next_cursor: until < 1_000 ? String(until) : null } }
  }
  const answers = async (_asker: ApiCaller, url: string) => {
    count.asked.push(url)
    count.now += 1
    count.most = Math.max(count.most, count.now)
    await new Promise(setImmediate)
    count.now -= 1
    if (url === failing) throw new Error('the API did not answer in time')
    const body = bodyOf(url)
    return body && JSON.stringify(body)
  }
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  writeFileSync(path.join(mediaRoot, 'gavarres/media/r-999-800.avif'), 'a picture')
  const routes = [route({ path: '/rutas/lista', preloadApi: ['/api/v1/routes?per_page=100'] }), route({})]
  const make = () =>
    makePack(
      { tenant: aTenant(), kind: 'territory', id: 'gavarres', caller, locale: 'ca' },
      { answers, mediaRoot, routes },
    )
  return { make, count }
}

it('packs the details of every item of a territory with a thousand routes, with eight requests at once and none twice', async () => {
  const { make, count } = thousandRoutes()
  const made = await make()
  const details = Array.from({ length: 1_000 }, (_, index) => `/api/v1/routes/r-${index}`)
  expect(made?.pack.answers.addresses).toEqual([
    '/api/v1/routes?per_page=100',
    '/api/v1/routes?cursor=100',
    '/api/v1/routes?cursor=600',
    ...details,
  ])
  expect(JSON.parse(String(made?.answers))['/api/v1/routes/r-999'].data.id).toBe('r-999')
  expect(made?.pack.files.map(({ url }) => url)).toEqual(['/media/gavarres/r-999-800.avif'])
  expect(count.most).toBe(8)
  expect(count.asked).toHaveLength(new Set(count.asked).size)
})

it('sends no more requests for a pack once one has failed', async () => {
  const { make, count } = thousandRoutes('/api/v1/routes/r-20')
  await expect(make()).rejects.toThrow('in time')
  await expect.poll(() => count.now).toBe(0)
  expect(count.asked.length).toBeLessThan(100)
})
