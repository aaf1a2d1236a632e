import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AnswerSource, bodyOf, itemsOf } from './answer-source.ts'
import { apiConnections } from './api-connections.ts'
import { remoteAnswers } from './remote-answers.ts'

const api = Fastify({ trustProxy: '127.0.0.1' })
api.get('/api/v1/echo', async ({ host, ip, headers }) => ({
  data: { host, ip, language: headers['accept-language'] },
}))
api.get('/api/v1/busy', async (_request, reply) => reply.code(429).send({ code: 'too_many_requests' }))
const caller = { host: 'raya.localhost', ip: '192.0.2.7' }
const gateway = Fastify()
let answers: AnswerSource
beforeAll(async () => {
  answers = remoteAnswers(apiConnections(gateway, await api.listen({ host: '127.0.0.1', port: 0 })))
})
afterAll(async () => {
  await gateway.close()
  await api.close()
})

it('requests items of link previews with the host of the page and the reader’s address', async () => {
  const items = itemsOf(answers)
  expect(await items(caller, '/api/v1/echo', 'es')).toEqual({ ...caller, language: 'es' })
  expect(await items(caller, '/api/v1/none', 'es')).toBeUndefined()
})

it('distinguishes an API that cannot answer now from a missing item', async () => {
  await expect(answers(caller, '/api/v1/busy', 'es')).rejects.toThrow('429')
  for (const status of [429, 500, 503]) expect(() => bodyOf(status, '{}')).toThrow(String(status))
  for (const status of [400, 401, 404]) expect(bodyOf(status, '{}')).toBeUndefined()
  expect(bodyOf(200, '{}')).toBe('{}')
})
