import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { itemsOf } from './answer-source.ts'
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

it('asks for items of link previews with the host of the page', async () => {
  const items = itemsOf(remoteAnswers(url))
  expect(await items('raya.localhost', '/api/v1/echo', 'es')).toMatchObject({ host: 'raya.localhost' })
  expect(await items('raya.localhost', '/api/v1/none', 'es')).toBeUndefined()
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
