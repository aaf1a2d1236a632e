import { inventedGround } from '@sureda/testing/invented-ground'
import { PMTiles } from 'pmtiles'
import { afterEach, expect, it, vi } from 'vitest'
import { archiveSource } from './archive-source.ts'

const archive = new Uint8Array(inventedGround())
const URL_OF = '/media/gavarres/ground.pmtiles?v=0a1b2c3d'
afterEach(() => vi.unstubAllGlobals())

/** A server with the archive; `respond` decides how it answers a range. */
function server(respond: (range: [number, number] | null) => Response) {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const range = new Headers(init?.headers).get('range')
    asked.push(range)
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    return respond(first === undefined ? null : [Number(first), Number(last)])
  })
  return asked
}
const part = ([first, last]: [number, number], said = first) =>
  new Response(archive.slice(first, last + 1), {
    status: 206,
    headers: { 'content-range': `bytes ${said}-${last}/${archive.length}` },
  })
const whole = () => new Response(archive)
const villageOf = (source = archiveSource(URL_OF)) => new PMTiles(source).getZxy(14, 8327, 6087)

it('reads only the parts it needs', async () => {
  const asked = server((range) => (range ? part(range) : whole()))
  expect(await villageOf()).toBeDefined()
  expect(asked.every((range) => range?.startsWith('bytes='))).toBe(true)
  expect(asked.length).toBeLessThan(4)
})

it.each([
  ['sends everything instead of a part', () => whole()],
  ['answers 416 to every part', (range: unknown) => (range ? new Response(null, { status: 416 }) : whole())],
  ['answers 400 to every part', (range: unknown) => (range ? new Response(null, { status: 400 }) : whole())],
])('where a server %s, asks once for the whole archive and cuts it here', async (_what, respond) => {
  const asked = server(respond)
  const source = archiveSource(URL_OF)
  expect(await villageOf(source)).toBeDefined()
  const count = asked.length
  expect(await new PMTiles(source).getZxy(13, 4163, 3043)).toBeDefined()
  expect(asked).toHaveLength(count)
})

it.each([
  ['is missing', () => new Response(null, { status: 404 })],
  ['is another part than was asked for', (range: [number, number] | null) => part(range ?? [0, 9], 77)],
  ['is no archive', () => new Response('<html>Welcome to our hotel</html>')],
  ['is cut off', () => new Response(archive.slice(0, 90))],
  ['is too large', () => new Response('x', { headers: { 'content-length': String(99 * 1024 * 1024) } })],
])('fails where the answer %s', async (_what, respond) => {
  server(respond)
  await expect(villageOf()).rejects.toThrow()
})

it('asks again for what failed', async () => {
  let isDown = true
  server(() => {
    if (isDown) throw new TypeError('Failed to fetch')
    return whole()
  })
  const source = archiveSource(URL_OF)
  await expect(villageOf(source)).rejects.toThrow('Failed to fetch')
  isDown = false
  expect(await villageOf(source)).toBeDefined()
})
