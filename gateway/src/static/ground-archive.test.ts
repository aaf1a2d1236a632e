import { createHash } from 'node:crypto'
import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { smallArchive } from '../testing/small-archive.ts'
import { testGateway } from '../testing/test-gateway.ts'

const archive = smallArchive()
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const url = `/media/gavarres/ground.pmtiles?v=${hash(archive).slice(0, 8)}`

async function withGround(bytes: Buffer | null = archive) {
  const said: string[] = []
  const stream = { write: (line: string) => void said.push(line) }
  const { app, options } = await testGateway({}, { logger: { level: 'warn', stream } })
  const file = path.join(options.mediaRoot, 'gavarres/media/ground.pmtiles')
  if (bytes) writeFileSync(file, bytes)
  const get = (headers: Record<string, string> = {}, address = url, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: address, headers: { host: 'gavarres.localhost', ...headers } })
  return { get, file, said }
}

it('serves the whole archive as immutable under the address with its hash, never compressed', async () => {
  const { get, said } = await withGround()
  const answer = await get({ 'accept-encoding': 'br, gzip' })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(archive)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.pmtiles',
    'content-length': String(archive.length),
    'accept-ranges': 'bytes',
    etag: `"${hash(archive)}"`,
  })
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect((await get({ 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
  expect(said).toEqual([])
})

it.each([
  ['bytes=0-126', 0, 126],
  ['bytes=127-', 127, archive.length - 1],
  ['bytes=-5', archive.length - 5, archive.length - 1],
  ['bytes=140-99999', 140, archive.length - 1],
  ['bytes=-99999', 0, archive.length - 1],
])('answers %s with that part', async (range, start, end) => {
  const { get } = await withGround()
  const answer = await get({ range })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${archive.length}`)
  expect(answer.headers['content-length']).toBe(String(end - start + 1))
  expect(answer.rawPayload).toEqual(archive.subarray(start, end + 1))
})

it.each([`bytes=${archive.length}-`, 'bytes=99999-100000', 'bytes=-0'])(
  'says that there is nothing at %s',
  async (range) => {
    const { get } = await withGround()
    const answer = await get({ range })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe(`bytes */${archive.length}`)
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

it.each(['bytes=9-3', 'bytes=0-1,5-9', 'tiles=0-1', 'bytes=a-b', 'bytes=-', 'bytes=1e3-'])(
  'sends everything where %s is asked for',
  async (range) => {
    const { get } = await withGround()
    const answer = await get({ range })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(archive)
  },
)

it('continues a range of the same archive, and sends another archive as a whole', async () => {
  const { get } = await withGround()
  const range = 'bytes=0-9'
  expect((await get({ range, 'if-range': `"${hash(archive)}"` })).statusCode).toBe(206)
  for (const ifRange of ['"another"', `W/"${hash(archive)}"`, 'Tue, 24 Nov 2026 10:00:00 GMT'])
    expect((await get({ range, 'if-range': ifRange })).statusCode, ifRange).toBe(200)
})

it('answers HEAD with the size and no body', async () => {
  const { get } = await withGround()
  const answer = await get({ range: 'bytes=0-9' }, url, 'HEAD')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-length']).toBe(String(archive.length))
  expect(answer.rawPayload).toHaveLength(0)
})

it.each([
  ['cut off', archive.subarray(0, 140), 'is cut off: its tiles should end at byte 152, the file at 140'],
  ['empty', Buffer.alloc(0), 'is too short for a PMTiles archive'],
  ['something else', Buffer.alloc(400, 'x'), 'is no PMTiles archive of version 3'],
  ['missing', null, 'is missing'],
  ['replaced', smallArchive('other tiles of that land.'), 'was replaced in its place: import the pack'],
])('an archive that is %s is not found, never stored, and the log says why', async (_what, bytes, why) => {
  const { get, said } = await withGround(bytes)
  const answer = await get({ range: 'bytes=0-9' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(said.join('')).toContain(`the ground archive ${why}`)
})

it('notices an archive that is damaged or removed under a running server', async () => {
  const { get, file } = await withGround()
  expect((await get()).statusCode).toBe(200)
  truncateSync(file, 130)
  expect((await get()).statusCode).toBe(404)
  rmSync(file)
  expect((await get()).statusCode).toBe(404)
})
