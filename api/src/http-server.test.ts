import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { problem } from '@sureda/contract/codes/problem'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HTTP_LIMITS } from './http-server.ts'
import { serverOptions } from './server-options.ts'
import { testConfig } from './testing/test-app.ts'

const SHORT = { headers: 1_500, request: 2_000, checkEvery: 20, idle: 5_000 }
const HEAD = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

let app: FastifyInstance
let port: number
let arrived: () => void
beforeAll(async () => {
  app = Fastify(serverOptions(testConfig({ TRUSTED_PROXIES: '127.0.0.1' }), SHORT))
  app.get('/', async () => 'here')
  app.get('/host', async ({ host }) => host)
  app.post('/echo', async ({ body }) => body)
  // an answer that is due until the test has seen enough
  app.get('/open', async () => {
    arrived()
    return new Promise(() => undefined)
  })
  app.get('/begun', (_request, reply) => {
    reply.hijack().raw.write('first part')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => {
  app.server.closeAllConnections()
  return app.close()
})

async function sending(bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}
/** Everything until the server closes. */
const saidTo = async (bytes: string) => text(await sending(bytes))

function problemIn(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status, ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/) as [string, string]))
  return { status: Number(status?.split(' ')[1]), headers, body: problem.parse(JSON.parse(body)) }
}

it.each([
  ['is no HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
  [
    'says its length twice',
    `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
    400,
    'malformed_request',
  ],
  ['has a chunk without a size', `${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400, 'malformed_request'],
  ['names no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
  [
    'names two hosts',
    'GET / HTTP/1.1\r\nhost: a.example\r\nHost: b.example\r\n\r\n',
    400,
    'malformed_request',
  ],
  ['has a body on GET', 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}', 400, 'malformed_request'],
  [
    'has chunks on OPTIONS',
    'OPTIONS / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'malformed_request',
  ],
  ['names a server', 'GET http://x/ HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
  ['names one host twice', 'GET / HTTP/1.1\r\nhost: x\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
  ['expects nonsense', `${HEAD}expect: nonsense\r\ncontent-length: 2\r\n\r\n`, 417, 'expectation_failed'],
  [
    'has endless headers',
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['sends its headers slowly', 'GET / HTTP/1.1\r\nhost: x\r\n', 408, 'request_timeout'],
  ['sends its body slowly', `${HEAD}content-length: 9\r\n\r\n{`, 408, 'request_timeout'],
])('answers a request that %s as a problem, and closes', async (_fault, bytes, status, code) => {
  const answer = problemIn(await saidTo(bytes))
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ status, code })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
})

it('answers a request that it cannot parse in the language of the request', async () => {
  const bytes = 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\naccept-language: ca\r\n\r\n'
  expect(problemIn(await saidTo(bytes)).headers['content-language']).toBe('ca')
})

it('accepts valid requests: one Host header, HTTP/1.0 without one, and Expect: 100-continue', async () => {
  for (const bytes of [
    'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    `${HEAD}expect: 100-continue\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
  ])
    expect(await saidTo(bytes)).toMatch(/^HTTP\/1\.1 (100 Continue\r\n\r\nHTTP\/1\.1 )?200 /)
})

it('takes the host from Host only, whatever a trusted proxy forwards', async () => {
  const bytes = 'GET /host HTTP/1.1\r\nhost: x\r\nx-forwarded-host: y\r\nconnection: close\r\n\r\n'
  expect(await saidTo(bytes)).toMatch(/\r\n\r\nx$/)
})

it('closes an unused connection without an answer', async () => {
  expect(await saidTo('')).toBe('')
})

it('never takes the bytes of one request for the next one', async () => {
  const seen = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const due = await sending('GET /open HTTP/1.1\r\nhost: x\r\n\r\n')
  await seen
  due.write('nonsense\r\n\r\n')
  expect(await text(due)).toBe('')
  const begun = await sending('GET /begun HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(begun, 'readable')
  begun.write('nonsense\r\n\r\n')
  expect(await text(begun)).not.toContain('malformed_request')
})

it('cuts slow headers after 15 s, give or take a second', () => {
  const { server } = Fastify(serverOptions(testConfig()))
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 15_000])
  expect(HTTP_LIMITS.checkEvery).toBe(1_000)
})
