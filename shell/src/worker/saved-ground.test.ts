import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHES } from '../offline/app/cache-names.ts'

const ADDRESS = 'http://gavarres.localhost/media/gavarres/ground.pmtiles?v=0a1b2c3d'
async function asked(range: string): Promise<Response> {
  const { media } = await import('./media.ts')
  return media({ request: new Request(ADDRESS, { headers: { range } }) } as Parameters<typeof media>[0])
}

// jsdom's typed arrays differ from a worker's: this provides the worker's globals
beforeEach(() => {
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(ADDRESS))
  const saved = new Map<string, Response>()
  const cache = {
    match: async (address: string) => saved.get(address)?.clone(),
    put: async (address: string, answer: Response) => void saved.set(address, answer),
    keys: async () => [...saved.keys()],
  }
  vi.stubGlobal('caches', { open: async (name: string) => (name === CACHES.saved ? cache : undefined) })
})
afterEach(() => vi.unstubAllGlobals())

it('reads ranges of the saved ground without network', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await (await caches.open(CACHES.saved)).put(ADDRESS, new Response('tiles of an invented land'))
  const answer = await asked('bytes=12-19')
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe('bytes 12-19/25')
  expect(await answer.text()).toBe('invented')
})

it('requests the same range from the server where nothing is saved, and stores nothing', async () => {
  const fetched = vi.fn(async (_request: Request) => new Response('part', { status: 206 }))
  vi.stubGlobal('fetch', fetched)
  expect((await asked('bytes=0-3')).status).toBe(206)
  expect(fetched.mock.calls[0]?.[0].headers.get('range')).toBe('bytes=0-3')
  expect(await (await caches.open(CACHES.saved)).keys()).toEqual([])
})
