import { once } from 'node:events'
import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ApiModule } from '../api-module.ts'
import { sql } from '../database/orm.ts'
import { problemText } from '../errors/messages.ts'
import { API_MODULES } from '../modules.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { withIdempotency } from './idempotency.ts'

/** Handlers wait for `gate`; `ended` opens when one of them has finished. */
let gate: Gate
let ended: Gate

interface Gate {
  opened: Promise<void>
  open: () => void
}
function aGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Routes of each kind whose handlers take as long as the test wants. */
const slow: ApiModule = async (app) => {
  const config = { access: 'public', person: 'optional' } as const
  await app.register(multipart)
  const passed = async () => {
    await gate.opened
    setImmediate(ended.open)
    return { data: 'late' }
  }
  app.get('/slow', { config }, passed)
  app.get('/quick', { config }, async () => ({ data: 'quick' }))
  // handlers that send by themselves, as those of the gateway do
  app.get('/slow-send', { config }, async (_request, reply) => {
    const late = await passed()
    return reply.header('etag', '"late"').send(late)
  })
  app.get('/slow-file', { config }, async (_request, reply) => {
    await passed()
    return reply.send(file)
  })
  app.get('/slow-fault', { config }, () => passed().then(() => Promise.reject(new Error('too late to say'))))
  app.post('/slow', { config }, passed)
  app.post('/slow-form', { config }, async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer()
    return passed()
  })
  app.post('/slow-effect', { config }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        await tx.execute(
          sql`insert into settings (tenant_id, group_name, value) values (${request.tenant.id}, 'late', '{}')`,
        )
        return { status: 201, body: await passed() }
      }),
    ),
  )
  app.get('/film', { config }, (_request, reply) =>
    reply.type('video/mp4').send(
      Readable.from(
        (async function* () {
          yield 'first half, '
          await gate.opened
          yield 'second half'
        })(),
      ),
    ),
  )
}

const file = Readable.from(['never sent'])
const lines: string[] = []
let api: TestApi
let person: TestPerson
let port: number
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  api = await startTestApi({
    modules: [...API_MODULES, slow],
    answerWithinMs: 800,
    logTo: { write: (line) => void lines.push(line) },
  })
  person = await createPerson(api.db, 'gavarres')
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as { port: number }).port
})
beforeEach(() => {
  gate = aGate()
  ended = aGate()
})
afterAll(async () => {
  agent.destroy()
  await api.close()
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  agent?: Agent
}
const open = (path: string, { method = 'GET', headers = {}, agent }: Sent = {}): ClientRequest =>
  httpRequest({
    port,
    method,
    path: `/api/v1${path}`,
    ...(agent ? { agent } : {}),
    headers: { ...person.headers, 'accept-language': 'nl', ...headers },
  })
async function answerOf(request: ClientRequest) {
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
const send = (path: string, sent?: Sent, body?: Buffer | string) => {
  const request = open(path, sent)
  request.end(body)
  return answerOf(request)
}
const form = Buffer.from(
  ['--x', 'content-disposition: form-data; name="photo"; filename="a.png"', '', 'picture', '--x--', ''].join(
    '\r\n',
  ),
)
const FORM = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } }

it.each([
  ['GET', '/slow', {}, undefined],
  ['POST with JSON', '/slow', JSON_POST, '{"name":"x"}'],
  ['POST with a file', '/slow-form', FORM, form],
] as const)(
  'answers a slow %s in time, and nothing more when its handler ends',
  async (_kind, path, sent, body) => {
    const { status, headers, body: said } = await send(path, { ...sent, agent }, body)
    expect(status).toBe(503)
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': 'nl',
      'cache-control': 'no-store',
      'retry-after': '5',
      'x-content-type-options': 'nosniff',
    })
    expect(JSON.parse(said)).toMatchObject({
      status: 503,
      code: 'busy',
      message: problemText('busy', 'nl'),
      data: { undecided: true },
      instance: `urn:request:${headers['x-request-id']}`,
    })
    gate.open()
    await ended.opened
    // on the same connection, where a late answer would come before this one
    const next = open('/quick', { agent })
    next.end()
    expect(await answerOf(next)).toMatchObject({ status: 200, body: '{"data":"quick"}' })
    expect(next.reusedSocket).toBe(true)
  },
)

it('answers an upload that never ends', async () => {
  const request = open('/slow-form', { ...FORM, headers: { ...FORM.headers, 'content-length': '9999' } })
  request.write(form.subarray(0, 60))
  expect(await answerOf(request)).toMatchObject({ status: 503 })
  request.on('error', () => undefined).destroy()
})

it('goes on after a handler that fails after its 503', async () => {
  expect((await send('/slow-fault')).status).toBe(503)
  gate.open()
  await ended.opened
  expect((await send('/quick')).status).toBe(200)
})

it.each(['/slow-send', '/slow-file'])(
  'says nothing more of a handler that sends too late: %s',
  async (path) => {
    lines.length = 0
    expect((await send(path)).status).toBe(503)
    gate.open()
    await ended.opened
    expect((await send('/quick')).status).toBe(200)
    expect(lines.filter((line) => line.includes('already sent'))).toEqual([])
    if (path === '/slow-file') expect(file.destroyed).toBe(true)
  },
)

it('answers a repetition with the same key with what was committed after the 503', async () => {
  const sent = { ...JSON_POST, headers: { ...JSON_POST.headers, 'idempotency-key': 'late-1' } }
  expect((await send('/slow-effect', sent, '{}')).status).toBe(503)
  gate.open()
  await ended.opened
  const again = await send('/slow-effect', sent, '{}')
  expect(again).toMatchObject({ status: 201, body: '{"data":"late"}' })
  expect(again.headers['idempotency-replayed']).toBe('true')
})

it('does not cut an answer that is slow to send', async () => {
  const request = open('/film')
  request.end()
  const [film] = (await once(request, 'response')) as [IncomingMessage]
  // by now the deadline of the film has passed too
  expect((await send('/slow')).status).toBe(503)
  gate.open()
  expect(await text(film)).toBe('first half, second half')
})
