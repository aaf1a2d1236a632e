import { expect, it } from 'vitest'
import { aTenant } from '../testing/fixtures.ts'
import { minuteOf, pageCache } from './page-cache.ts'
import type { PageAsked, PageContent } from './rendered-page.ts'

const asked = (change: Partial<PageAsked> = {}): PageAsked =>
  ({
    address: '/inicio',
    minute: 0,
    locale: 'ca',
    variant: 'guest',
    boot: { tenant: aTenant(), shell: { version: '1' } },
    registry: { document: { revision: 'one' } },
    origin: 'http://gavarres.localhost',
    caller: { host: 'gavarres.localhost', ip: '10.0.0.1' },
    contentVersion: '1',
    ...change,
  }) as PageAsked
const aPage = (html: string): PageContent => ({ html, styles: '', head: null, answers: {}, minute: 0 })

it('renders once for a thousand concurrent requests and the next one', async () => {
  let rendered = 0
  const cache = pageCache(async () => aPage(`${++rendered}`))
  const pages = await Promise.all(Array.from({ length: 1_000 }, () => cache.get(asked())))
  expect(new Set(pages.map((page) => page?.html))).toEqual(new Set(['1']))
  expect((await cache.get(asked({ caller: { host: 'gavarres.localhost', ip: '10.9.9.9' } })))?.html).toBe('1')
  expect(cache.has(asked())).toBe(true)
})

it('renders separately for everything a page depends on', async () => {
  let rendered = 0
  const cache = pageCache(async () => aPage(`${++rendered}`))
  const others: Partial<PageAsked>[] = [
    {},
    { address: '/rutas' },
    { locale: 'es' },
    { variant: 'member' },
    { boot: { tenant: aTenant({ claim: 'Another' }), shell: { version: '1' } } as PageAsked['boot'] },
    { boot: { tenant: aTenant(), shell: { version: '2' } } as PageAsked['boot'] },
    { registry: { document: { revision: 'two' } } as PageAsked['registry'] },
    { origin: 'http://raya.localhost' },
    { contentVersion: '2' },
  ]
  for (const change of others) await cache.get(asked(change))
  expect(rendered).toBe(others.length)
})

it('answers the former page while it renders again, but none older than five minutes', async () => {
  const cache = pageCache(async ({ minute }) => ({ ...aPage(`${minute}`), minute }))
  const at = async (minute: number) => (await cache.get(asked({ minute })))?.html
  expect(await at(0)).toBe('0')
  expect(await at(60_000)).toBe('0')
  expect(await at(60_000)).toBe('60000')
  expect(cache.has(asked({ minute: 600_000 }))).toBe(false)
  expect(await at(600_000)).toBe('600000')
})

it('waits for the page of this minute on request', async () => {
  const cache = pageCache(async ({ minute }) => ({ ...aPage(`${minute}`), minute }))
  await cache.get(asked({ minute: 0 }))
  expect((await cache.get(asked({ minute: 60_000 }), true))?.html).toBe('60000')
})

it('answers the former page where rendering again fails', async () => {
  let rendered = 0
  const cache = pageCache(async () => {
    if (rendered++ > 0) throw new Error('hangs')
    return aPage('a')
  })
  for (const minute of [0, 60_000, 120_000]) expect((await cache.get(asked({ minute })))?.html).toBe('a')
})

it('limits its number and size of pages', async () => {
  const cache = pageCache(async ({ address }) => aPage(address), 100)
  for (let n = 0; n < 1_000; n++) await cache.get(asked({ address: `/rutas/${n}` }))
  expect(cache.sizes().pages).toBe(100)
  const large = pageCache(async () => aPage('x'.repeat(10_000_000)))
  for (let n = 0; n < 10; n++) await large.get(asked({ address: `/rutas/${n}` }))
  expect(large.sizes().bytes).toBeLessThan(60_000_000)
})

it('caches no failure', async () => {
  let rendered = 0
  const cache = pageCache(async () => {
    rendered++
    if (rendered === 1) throw new Error('no title')
    return rendered === 2 ? undefined : aPage('a')
  })
  await expect(cache.get(asked())).rejects.toThrow('no title')
  expect(await cache.get(asked())).toBeUndefined()
  expect((await cache.get(asked()))?.html).toBe('a')
  expect(rendered).toBe(3)
})

it('rounds a time down to its minute', () => {
  expect(minuteOf(119_999)).toBe(60_000)
})
