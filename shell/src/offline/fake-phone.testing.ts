/** For tests: Cache Storage as packs use it, and a server with one pack. */
import type { AppSet, CachedFile, OfflinePack } from '@sureda/contract/remote/offline'
import { vi } from 'vitest'

const absolute = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, location.origin).href

class FakeCache {
  readonly #stored = new Map<string, Response>()
  match = async (key: RequestInfo | URL) => this.#stored.get(absolute(key))?.clone()
  put = async (key: RequestInfo | URL, response: Response) => void this.#stored.set(absolute(key), response)
  delete = async (key: RequestInfo | URL) => this.#stored.delete(absolute(key))
  keys = async () => [...this.#stored.keys()].map((url) => new Request(url))
}

/** A browser with free space and empty storage. */
export function fakeCaches(): void {
  const opened = new Map<string, FakeCache>()
  const open = async (name: string) => {
    const cache = opened.get(name) ?? new FakeCache()
    opened.set(name, cache)
    return cache
  }
  vi.stubGlobal('caches', { open, keys: async () => [...opened.keys()] })
}

const file = (url: string): CachedFile => ({ url, bytes: 1_000, integrity: `sha384-${url}` })

const APP: AppSet = {
  format: 1,
  id: 'set',
  code: 'code',
  first: [],
  rest: [],
  languages: { es: [], ca: [], en: [], fr: [], de: [], nl: [] },
}

export const aPack = (version: string, pictures: readonly string[]): OfflinePack => ({
  format: 1,
  kind: 'route',
  id: 'rt-suro',
  language: 'ca',
  version,
  answers: {
    ...file(`/offline/packs/route/rt-suro/answers.json?lang=ca&v=${version}`),
    addresses: ['/api/v1/routes/rt-suro'],
  },
  files: pictures.map((name) => file(`/media/gavarres/${name}.avif`)),
  bytes: 1_000 * (1 + pictures.length),
})

export const LIST = '/offline/packs/route/rt-suro.json'

/** A server with one pack. `troubles` override answers by address prefix: a status, or `cut` for no network. */
export function fakeServer(pack: OfflinePack) {
  const server = { pack, troubles: new Map<string, number | 'cut'>(), asked: [] as string[] }
  vi.stubGlobal('fetch', async (url: string) => {
    server.asked.push(url)
    const trouble = [...server.troubles].find(([start]) => url.startsWith(start))?.[1]
    if (trouble === 'cut') throw new TypeError('Failed to fetch')
    if (trouble) return new Response('', { status: trouble })
    if (url === '/offline/app.json') return Response.json(APP)
    if (url === '/offline/page') return new Response('', { headers: { 'x-app-set': APP.id } })
    if (url.startsWith(LIST)) return Response.json(server.pack)
    if (url === server.pack.answers.url) return Response.json({ '/api/v1/routes/rt-suro': { data: {} } })
    return new Response(server.pack.files.some((one) => one.url === url) ? 'a picture' : '', {
      status: server.pack.files.some((one) => one.url === url) ? 200 : 404,
    })
  })
  return server
}
