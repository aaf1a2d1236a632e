import { createContext, runInContext } from 'node:vm'
import { LOCALES } from '@sureda/contract/codes/locale'
import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'
import { withoutLanguage } from './page-language.ts'
import { pickedLanguageScript } from './picked-language.ts'

const { app } = await testGateway()
const host = 'gavarres.localhost'
const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } })
const canonical = (body: string) => /rel="canonical" href="([^"]+)"/.exec(body)?.[1]

it('chooses the language of the address, else of the last page, else of the browser, else of the tenant', async () => {
  const language = async (url: string, headers: Record<string, string> = {}) =>
    (await open(url, headers)).headers['content-language']
  const all = { cookie: 'sureda_language=nl', 'accept-language': 'fr' }
  expect(await language('/booking/7?lang=de', all)).toBe('de')
  expect(await language('/booking/7?lang=xx', all)).toBe('nl')
  expect(await language('/booking/7', { ...all, cookie: 'sureda_language=<script>' })).toBe('fr')
  expect(await language('/booking/7')).toBe('ca')
})

it('names its canonical address and that of each language, without other parameters', async () => {
  const own = `http://${host}/booking/7`
  const { body } = await open('/booking/7?utm_source=x&lang=de')
  expect(canonical(body)).toBe(`${own}?lang=de`)
  expect(canonical((await open('/booking/7?utm_source=x&fbclid=1')).body)).toBe(own)
  const links = [...body.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, ...link]) => link,
  )
  expect(links).toEqual([...LOCALES.map((locale) => [locale, `${own}?lang=${locale}`]), ['x-default', own]])
  expect(body).not.toContain('noindex')
})

it.each([
  ['an address without a screen', host, '/nowhere'],
  ['a link of a mail', host, '/reset-password/abc'],
  ['the notice for computers', host, '/mobile-only'],
  ['a host of no office', 'elsewhere.example', '/booking/7'],
])('must not be indexed: %s', async (_what, asked, url) => {
  const { body } = await open(url, { host: asked })
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).not.toContain('hreflang')
})

it('lets the app adopt the language of the address as chosen, and remove it from the address', async () => {
  const { body } = await open('/booking/7?lang=de')
  const first = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? ''
  expect(first).toBe(pickedLanguageScript('de', 'lang'))
  expect((await open('/booking/7')).body).not.toContain("picked_language',")

  const picked: Record<string, string> = {}
  let address = ''
  const page = {
    URL,
    location: { href: 'http://g/rutas?lang=de&sort=name#map' },
    history: { state: null, replaceState: (_state: unknown, _title: string, to: URL) => (address = to.href) },
    sessionStorage: { setItem: (key: string, value: string) => (picked[key] = value) },
  }
  runInContext(first, createContext(page))
  expect(picked).toEqual({ picked_language: 'de' })
  expect(address).toBe('http://g/rutas?sort=name#map')
})

it.each([
  ['/rutas', '/rutas'],
  ['/rutas?lang=de', '/rutas'],
  ['/rutas?a=1&lang=de&b=2', '/rutas?a=1&b=2'],
  ['/rutas?language=1', '/rutas?language=1'],
])('%s without its language is %s', (asked, address) => {
  expect(withoutLanguage(asked)).toBe(address)
})
