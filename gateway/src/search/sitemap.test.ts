import { XMLParser } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'
import { sitemapText } from './sitemap.ts'

const host = 'gavarres.localhost'

interface Link {
  hreflang: string
  href: string
}
interface Read {
  urlset?: { url: { loc: string; 'xhtml:link': Link[] }[] }
  sitemapindex?: { sitemap: { loc: string }[] }
}
const read = (text: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(text) as Read

async function gateway() {
  const asked: string[] = []
  const { app } = await testGateway({
    answers: async (_asker, url) => {
      asked.push(url)
      return JSON.stringify({ data: [{ id: 'r 1' }, { id: 'r&2' }] })
    },
  })
  const get = (url: string, from = host) => app.inject({ url, headers: { host: from } })
  return { get, asked }
}

it('lists every public screen and item once in every language, with one request to the API', async () => {
  const { get, asked } = await gateway()
  const answer = await get('/sitemap.xml')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const urls = read(answer.body).urlset?.url ?? []
  expect(urls.map(({ loc }) => loc.replace(`http://${host}`, ''))).toEqual([
    '/welcome',
    '/booking/r%201',
    '/booking/r%262',
    '/booking/week',
    '/map/r%201',
    '/map/r%262',
    '/map/week',
  ])
  expect(urls[1]?.['xhtml:link'].find(({ hreflang }) => hreflang === 'nl')?.href).toBe(
    `http://${host}/booking/r%201?lang=nl`,
  )
  expect(urls[1]?.['xhtml:link']).toHaveLength(7)
  await get('/sitemap.xml')
  expect(asked).toEqual(['/api/v1/routes?per_page=100'])
})

it('is named by robots.txt, and an unknown host has none', async () => {
  const { get } = await gateway()
  expect((await get('/robots.txt')).body).toContain(`Sitemap: http://${host}/sitemap.xml`)
  expect((await get('/robots.txt', 'elsewhere.example')).body).not.toContain('Sitemap')
  expect((await get('/sitemap.xml', 'elsewhere.example')).statusCode).toBe(404)
  for (const other of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemaps.xml'])
    expect((await get(other)).statusCode, other).toBe(404)
})

it('answers 503 instead of an incomplete list, and tries again the next time', async () => {
  let isBusy = true
  const { app } = await testGateway({
    answers: async () => {
      if (isBusy) throw Object.assign(new Error('busy'), { statusCode: 503 })
      return JSON.stringify({ data: [] })
    },
  })
  const get = () => app.inject({ url: '/sitemap.xml', headers: { host } })
  expect((await get()).statusCode).toBe(503)
  isBusy = false
  expect((await get()).statusCode).toBe(200)
})

it('is split into several files when one would be too large', () => {
  const addresses = Array.from({ length: 10_001 }, (_, index) => `/rutas/r${index}`)
  const files = read(sitemapText('https://g', addresses) ?? '').sitemapindex?.sitemap
  expect(files?.map(({ loc }) => loc)).toEqual(['https://g/sitemap-1.xml', 'https://g/sitemap-2.xml'])
  expect(sitemapText('https://g', addresses, 2)).toContain('<loc>https://g/rutas/r10000</loc>')
  expect(sitemapText('https://g', addresses, 3)).toBeUndefined()
})
