import { Writable } from 'node:stream'
import { routeDetail } from '@sureda/contract/schemas/catalogue/route'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApi } from './app.ts'
import { installAccess } from './plugins/access.ts'
import { startTestApi, type TestApi, testConfig } from './testing/test-app.ts'
import { createPerson } from './testing/test-people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const host = 'gavarres.localhost'

it('refuses, at start, a route that does not say who may call it', async () => {
  const app = Fastify()
  installAccess(app)
  expect(() => app.get('/open', () => 'hello')).toThrow('GET /open does not declare who may call it')
})

it('describes itself in OpenAPI 3.1, with every route, its rules and the problem document', async () => {
  const document = (await api.app.inject({ url: '/api/v1/openapi.json', headers: { host } })).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).length).toBeGreaterThan(60)
  expect(document.paths['/livez']).toBeUndefined()
  const login = document.paths['/api/v1/login'].post
  expect(login.requestBody.content['application/json'].schema.properties.email.type).toBe('string')
  expect(login.responses['200'].content['application/json'].schema.required).toContain('access_token')
  expect(login.responses.default.content['application/problem+json'].schema.$ref).toBe(
    '#/components/schemas/Problem',
  )
  expect(document.components.schemas.Problem.required).toContain('code')
  expect(login.security).toEqual([])
  expect(document.paths['/api/v1/user'].get.security).toEqual([{ session: [] }])
  expect(document.paths['/api/v1/news/{id}'].get.parameters[0]).toMatchObject({ in: 'path', name: 'id' })
})

it('documents for each operation its problems, parameters and the shape of its answer', async () => {
  const document = (await api.app.inject({ url: '/api/v1/openapi.json', headers: { host } })).json()
  const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const unexplained = operations.flatMap(({ parameters = [] }) =>
    parameters.flatMap(({ name, description }: { name: string; description?: string }) =>
      description ? [] : [name],
    ),
  )
  expect(unexplained).toEqual([])
  const route = document.paths['/api/v1/routes/{id}'].get
  expect(route.tags).toEqual(['catalogue'])
  expect(route.responses['404'].description).toContain('route_not_found')
  const { example } = route.responses['200'].content['application/json']
  expect(routeDetail.parse(example.data).start).toEqual({ latitude: 1, longitude: 1, name: 'text' })
})

it('shows interactive docs outside production only', async () => {
  const docs = await api.app.inject({ url: '/api/docs/', headers: { host } })
  expect(docs.statusCode).toBe(200)
  expect(docs.headers['content-type']).toContain('text/html')
  const options = { database: api.database, config: testConfig({ NODE_ENV: 'production' }) }
  const production = await buildApi(options)
  expect((await production.inject({ url: '/api/docs/', headers: { host } })).statusCode).toBe(404)
  await production.close()
})

it('sends the headers that prevent content sniffing', async () => {
  const { headers } = await api.app.inject({ url: '/api/v1/openapi.json', headers: { host } })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

it('logs each request once, without secrets and personal data', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const config = testConfig({ LOG_LEVEL: 'debug' })
  const app = await buildApi({ database: api.database, config }, { logger: { level: 'debug', stream } })
  const person = await createPerson(api.db, 'gavarres', { name: 'Canary Name', email: 'canary@example.test' })
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: person.headers, payload })
  await send('GET', '/api/v1/user')
  await send('GET', '/api/v1/games-map-markers?lat=41.123456&lng=2.9')
  await send('POST', '/api/v1/login', { email: 'canary@example.test', password: 'canary-password' })
  await send('POST', '/api/v1/auth/reset-password', { token: 'canary-token', password: 'canary-password' })
  await send('POST', '/api/v1/auth/google', { credential: 'canary-credential' })
  await send('POST', '/api/v1/auth/forgot-password', { email: 'canary@example.test' })
  await send('POST', '/api/v1/register', {
    name: 'x',
    email: 'canary@example.test',
    password: 'canary-password',
    password_confirmation: 'canary-password',
  })
  await app.close()
  const text = lines.join('')
  expect(lines.filter((line) => line.includes('answered'))).toHaveLength(7)
  expect(text).not.toMatch(/canary/i)
  expect(text).not.toContain(person.token)
  expect(text).not.toContain('41.123456')
  const line = JSON.parse(lines.find((entry) => entry.includes('/user"')) ?? '{}')
  expect(line).toMatchObject({ method: 'GET', route: '/api/v1/user', status: 200, tenant: 'gavarres' })
  expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/)
  expect(line.person).toMatch(/^[0-9a-f]{12}$/)
})
