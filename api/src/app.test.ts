import { API_BASE, ENDPOINTS } from '@sureda/contract/endpoints'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installAccess } from './plugins/access.ts'
import { startTestApi, type TestApi } from './testing/test-app.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const host = 'gavarres.localhost'

it('answers 501 with a problem for a call that is listed and not built yet', async () => {
  const answer = await api.app.inject({ url: `${API_BASE}/rewards`, headers: { host } })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'token_missing', status: 401 })
})

it('refuses, at start, a route that does not say who may call it', async () => {
  const app = Fastify()
  installAccess(app)
  expect(() => app.get('/open', () => 'hello')).toThrow('GET /open does not declare who may call it')
})

it('serves every call of the contract', async () => {
  const missing = ENDPOINTS.filter(
    (endpoint) =>
      !api.app.hasRoute({
        method: endpoint.method,
        url: `${API_BASE}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      }),
  )
  expect(missing.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).toEqual([])
})
