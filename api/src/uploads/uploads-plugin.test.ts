import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { storePhoto, storeSizes } from './stored-photos.ts'

let api: TestApi
let face: string
let plate: string
const BYTES = Buffer.from('0123456789')
beforeAll(async () => {
  api = await startTestApi()
  face = await storePhoto(api.uploads, 'gavarres', BYTES)
  const sizes = { color: '#000000', files: [{ width: 800, bytes: BYTES }] }
  plate = (await storeSizes(api.uploads, 'gavarres', sizes)).path
})
afterAll(() => api.close())

const ask = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url: `/media/${path}`, headers })

it('serves pictures with headers that prevent execution, cacheable unless they show a person', async () => {
  const answer = await ask(plate)
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, BYTES])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  })
  expect((await ask(face)).headers['cache-control']).toBe('private, no-store')
})

it('answers HEAD without a body, and 304 to one that has it', async () => {
  const head = await ask(plate, {}, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', ''])
  const again = await ask(plate, { 'if-none-match': String(head.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('answers a part, and says where there is none', async () => {
  const part = await ask(plate, { range: 'bytes=2-4' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await ask(plate, { range: 'bytes=2-4', 'if-range': '"other"' })).body).toBe(String(BYTES))
  const outside = await ask(plate, { range: 'bytes=20-' })
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10'])
})

it('answers a missing picture with a message', async () => {
  const answer = await ask(face.replace(/[0-9a-f]{36}/, '0'.repeat(36)).replace(/.{8}-/, '00000000-'))
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json().message).toMatch(/\w+ \w+/)
})
