import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { bodyOf, itemsOf } from './answer-source.ts'
import { apiProxy, remoteAnswers } from './api-proxy.ts'

const api = Fastify()
api.all('/api/v1/echo', async (request, reply) =>
  reply
    .header('etag', '"7"')
    .code(request.method === 'POST' ? 201 : 200)
    .send({
      data: {
        host: request.headers.host,
        body: request.body ?? null,
        for: request.headers['x-forwarded-for'],
      },
    }),
)
api.get('/api/v1/busy', async (_request, reply) => reply.code(429).send({ code: 'too_many_requests' }))
const url = await api.listen({ host: '127.0.0.1', port: 0 })
const app = Fastify()
await app.register(apiProxy, { url })
afterAll(() => Promise.all([api.close(), app.close()]))

it('passes a call on with the visitor’s host and address, and its answer back', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${address}/api/v1/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ a: 1 }),
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('etag')).toBe('"7"')
  expect(await answer.json()).toEqual({ data: { host: address.slice(7), body: { a: 1 }, for: '127.0.0.1' } })
})

const asker = { host: 'raya.localhost', ip: '192.0.2.7' }

it('asks for items of link previews with the host of the page, in the name of who reads it', async () => {
  const items = itemsOf(remoteAnswers(url))
  expect(await items(asker, '/api/v1/echo', 'es')).toMatchObject({
    host: 'raya.localhost',
    for: '192.0.2.7',
  })
  expect(await items(asker, '/api/v1/none', 'es')).toBeUndefined()
})

it('does not take an API that cannot answer now for one that has nothing', async () => {
  await expect(remoteAnswers(url)(asker, '/api/v1/busy', 'es')).rejects.toThrow('429')
  for (const status of [429, 500, 503]) expect(() => bodyOf(status, '{}')).toThrow(String(status))
  for (const status of [400, 401, 404]) expect(bodyOf(status, '{}')).toBeUndefined()
  expect(bodyOf(200, '{}')).toBe('{}')
})

it('says that the API is away instead of hanging', async () => {
  const lonely = Fastify()
  await lonely.register(apiProxy, { url: 'http://127.0.0.1:9' })
  const address = await lonely.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${address}/api/v1/echo`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  await lonely.close()
})
