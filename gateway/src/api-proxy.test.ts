import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiConnections } from './api-connections.ts'
import { apiProxy } from './api-proxy.ts'
import { compressAnswers } from './compress-answers.ts'
import { openRaw } from './testing/raw-connection.ts'

const MB = 1024 * 1024
const WORDS = 'Under the cork oaks. '.repeat(200)
/** What the API has read of a body, and whether it noticed that the visitor left. */
const events = new EventTarget()
const seen = (name: string) =>
  new Promise<void>((resolve) => events.addEventListener(name, () => resolve(), { once: true }))

const api = Fastify({ bodyLimit: 2 * MB, exposeHeadRoutes: true })
api.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
api.all('/api/v1/echo', async (request, reply) =>
  reply
    .header('etag', '"7"')
    .header('connection', 'x-inner')
    .header('x-inner', 'for the gateway only')
    .code(request.method === 'POST' ? 201 : 200)
    .send({ data: { headers: request.headers, body: request.body ?? null } }),
)
api.get('/api/v1/words', async (_request, reply) =>
  reply.type('application/json').send(JSON.stringify(WORDS)),
)
api.get('/api/v1/unchanged', async (_request, reply) => reply.header('etag', '"7"').code(304).send())
api.post('/api/v1/gone', async (_request, reply) => reply.code(204).send())
api.post('/api/v1/upload', async (request) => {
  let size = 0
  for await (const chunk of request.body as Readable) size += (chunk as Buffer).length
  return { size }
})
api.post('/api/v1/refused-upload', async (request, reply) => {
  await once(request.raw, 'data')
  return reply.code(413).send({ code: 'photo_too_large' })
})
api.post('/api/v1/slow-upload', async (request) => {
  request.raw.once('error', () => events.dispatchEvent(new Event('upload given up')))
  events.dispatchEvent(new Event('upload begun'))
  return { text: await text(request.body as Readable) }
})
api.get('/api/v1/never', async (request) => {
  request.raw.socket.once('close', () => events.dispatchEvent(new Event('left')))
  events.dispatchEvent(new Event('asked'))
  return new Promise(() => {})
})
api.get('/media/uploads/a/film', async (_request, reply) =>
  reply.type('video/mp4').send(
    Readable.from(
      (function* () {
        for (let i = 0; i < 64; i++) yield Buffer.alloc(MB / 4, i)
      })(),
    ),
  ),
)
api.get('/media/uploads/a/cut', async (_request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000' })
  reply.raw.write('some', () => reply.raw.destroy())
})

const gatewayTo = async (url: string): Promise<FastifyInstance> => {
  const app = Fastify({ bodyLimit: 2 * MB })
  await app.register(compressAnswers)
  await app.register(apiProxy, { api: apiConnections(app, url) })
  return app
}
let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = await gatewayTo(await api.listen({ host: '127.0.0.1', port: 0 }))
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await api.close()
})

it('forwards a call with the visitor’s host and address, and returns its answer', async () => {
  const answer = await fetch(`${url}/api/v1/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x', 'x-tenant-id': 'gavarres' },
    body: JSON.stringify({ a: 1 }),
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('etag')).toBe('"7"')
  expect(answer.headers.get('x-inner')).toBeNull()
  const { data } = (await answer.json()) as { data: { headers: Record<string, string>; body: unknown } }
  expect(data.body).toEqual({ a: 1 })
  const host = url.slice('http://'.length)
  expect(data.headers).toMatchObject({
    host,
    authorization: 'Bearer x',
    'x-tenant-id': 'gavarres',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  })
})

it('sets the origin headers itself, and drops hop-by-hop headers', async () => {
  const answer = await app.inject({
    url: '/api/v1/echo',
    remoteAddress: '192.0.2.7',
    headers: {
      host: 'raya.localhost',
      connection: 'keep-alive, X-Named',
      'x-named': 'by Connection',
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-host': 'gavarres.localhost',
      'x-forwarded-port': '1',
      'x-real-ip': '9.9.9.9',
      forwarded: 'for=9.9.9.9',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      cookie: 'sureda_bucket=7',
    },
  })
  expect(answer.json().data.headers).toEqual({
    host: 'raya.localhost',
    connection: 'keep-alive',
    cookie: 'sureda_bucket=7',
    'user-agent': 'lightMyRequest',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'raya.localhost',
    'x-forwarded-proto': 'http',
  })
})

it('never calls another server, whatever the requested address', async () => {
  const socket = openRaw(url)
  socket.write('GET http://192.0.2.1/api/v1/echo HTTP/1.1\r\nHost: gavarres.localhost\r\n\r\n')
  expect(await socket.next()).toMatchObject({ status: 400, headers: { connection: 'close' } })
  socket.close()
})

it('compresses a list for clients that accept it, and sends Vary', async () => {
  const answer = await app.inject({ url: '/api/v1/words', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers.vary).toContain('accept-encoding')
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toBe(WORDS)
  const plain = await app.inject({ url: '/api/v1/words', headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json()).toBe(WORDS)
})

it('forwards answers without a body unchanged', async () => {
  const head = await fetch(`${url}/api/v1/words`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(WORDS.length + 2))
  const unchanged = await fetch(`${url}/api/v1/unchanged`)
  expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, '"7"', ''])
  const gone = await fetch(`${url}/api/v1/gone`, { method: 'POST' })
  expect([gone.status, await gone.text()]).toEqual([204, ''])
})

it.each([
  ['of a known length', true],
  ['in chunks', false],
])('passes a large upload on while it comes, %s', async (_name, isKnown) => {
  const size = 8 * MB
  const parts = () =>
    Readable.from(
      (function* () {
        for (let i = 0; i < 64; i++) yield Buffer.alloc(size / 64)
      })(),
    )
  const answer = await fetch(`${url}/api/v1/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    ...(isKnown
      ? { body: Buffer.alloc(size) }
      : { body: Readable.toWeb(parts()) as ReadableStream, duplex: 'half' }),
  })
  expect(await answer.json()).toEqual({ size })
})

it('answers that a body is too large before the API closes the connection, with or without Content-Length', async () => {
  const body = () => Readable.toWeb(Readable.from([Buffer.alloc(MB), Buffer.alloc(2 * MB)])) as ReadableStream
  for (const options of [{ body: Buffer.alloc(3 * MB) }, { body: body(), duplex: 'half' }]) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/v1/echo`, { method: 'POST', headers, ...options })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'payload_too_large' })
  }
})

it('returns the refusal of an upload that the API sends before its end, every time', async () => {
  for (let round = 0; round < 5; round++) {
    const answer = await fetch(`${url}/api/v1/refused-upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(6 * MB),
    })
    expect([answer.status, await answer.json()]).toEqual([413, { code: 'photo_too_large' }])
  }
  expect((await fetch(`${url}/api/v1/words`)).status).toBe(200)
})

it('forwards a large download completely, and aborts one that the API aborts', async () => {
  const film = await fetch(`${url}/media/uploads/a/film`)
  expect((await film.arrayBuffer()).byteLength).toBe(16 * MB)
  const cut = await fetch(`${url}/media/uploads/a/cut`)
  await expect(cut.arrayBuffer()).rejects.toThrow()
})

it('aborts a call whose visitor has left, before an answer and during an upload', async () => {
  const waiting = new AbortController()
  const [asked, left] = [seen('asked'), seen('left')]
  const answer = fetch(`${url}/api/v1/never`, { signal: waiting.signal })
  await asked
  waiting.abort()
  await expect(answer).rejects.toThrow()
  await left

  const uploading = new AbortController()
  const [begun, givenUp] = [seen('upload begun'), seen('upload given up')]
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(10)) })
  const streamed = { body, duplex: 'half' }
  const upload = fetch(`${url}/api/v1/slow-upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    signal: uploading.signal,
    ...streamed,
  })
  await begun
  uploading.abort()
  await expect(upload).rejects.toThrow()
  await givenUp
})

it.each([
  ['is away', async () => 'http://127.0.0.1:9'],
  [
    'hangs up',
    async () => {
      const rude = createServer((request) => request.socket.destroy())
      rude.listen(0, '127.0.0.1').unref()
      await once(rude, 'listening')
      return `http://127.0.0.1:${(rude.address() as AddressInfo).port}`
    },
  ],
])('says in words that the API %s, and when to come back', async (_name, address) => {
  const lonely = await gatewayTo(await address())
  const lonelyUrl = await lonely.listen({ host: '127.0.0.1', port: 0 })
  for (const [method, language, words] of [
    ['GET', 'de-AT,de', /gerade/i],
    ['POST', 'fr', /./],
  ] as const) {
    const answer = await fetch(`${lonelyUrl}/api/v1/echo`, {
      method,
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.headers.get('content-language')).toBe(language.slice(0, 2))
    const problem = (await answer.json()) as Record<string, unknown>
    expect(problem).toMatchObject({ code: 'busy', status: 503, message: expect.stringMatching(words) })
    expect(problem.detail).toBe(problem.message)
  }
  await lonely.close()
})
