import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'

const { host, port } = new URL(originOf('gavarres'))
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** The page that a search engine receives for an address. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host, 'user-agent': ROBOT },
  })
  const text = await answer.text()
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '[]'
  return {
    text,
    title: /<title>([^<]*)</.exec(text)?.[1],
    things: JSON.parse(data) as Record<string, unknown>[],
  }
}

test('a search engine reads the content of a screen in each language, and finds every screen', async ({
  request,
}) => {
  const map = await read(request, '/sitemap.xml')
  for (const [path, type] of [
    ['/experiencias/e-museu', 'TouristAttraction'],
    ['/rutas/rt-suro', 'TouristTrip'],
    ['/experiencias', 'CollectionPage'],
    ['/storytours', 'CollectionPage'],
    ['/storytours/tour-cultura', 'TouristTrip'],
    ['/inicio', 'WebSite'],
  ] as const)
    await test.step(path, async () => {
      expect(map.text).toContain(`<loc>${originOf('gavarres')}${path}</loc>`)
      const typesIn = async (locale: string) =>
        (await read(request, `${path}?lang=${locale}`)).things.map((thing) => thing['@type'])
      // a new release keeps serving pages without content until its renderer is ready
      await expect.poll(() => typesIn('de'), { timeout: 40_000 }).toContain(type)
      await expect.poll(() => typesIn('ca'), { timeout: 40_000 }).toContain(type)
      const german = await read(request, `${path}?lang=de`)
      const catalan = await read(request, `${path}?lang=ca`)
      expect(german.text).toContain(`<link rel="canonical" href="${originOf('gavarres')}${path}?lang=de">`)
      expect(german.text.match(/ hreflang="/g)).toHaveLength(7)
      if (path !== '/inicio') expect(german.title).not.toBe(catalan.title)
      expect(german.text, 'what people read is in the HTML').toMatch(/<h1[ >]/)
    })
})
