import { LOCALES } from '@sureda/contract/codes/locale'
import { problem } from '@sureda/contract/codes/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiModule } from '../api-module.ts'
import { problemText } from '../errors/messages.ts'
import { API_MODULES } from '../modules.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'

const throwing: ApiModule = async (app) => {
  app.get('/throws', { config: { access: 'public', cache: 'none' } }, () => {
    throw new Error('secret detail of the failure')
  })
  app.get('/busy', { config: { access: 'public', cache: 'none' } }, () => {
    throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  })
  app.get('/overloaded', { config: { access: 'public', cache: 'none' } }, () => {
    throw Object.assign(new Error('Service Unavailable'), { code: 'FST_UNDER_PRESSURE', statusCode: 503 })
  })
}
const lines: string[] = []

let api: TestApi
let person: TestPerson
beforeAll(async () => {
  api = await startTestApi({
    modules: [...API_MODULES, throwing],
    logTo: { write: (line) => lines.push(line) },
  })
  person = await createPerson(api.db, 'gavarres')
})
afterAll(() => api.close())

const host = 'gavarres.localhost'
const json = { host, 'content-type': 'application/json' }

/** Every way in which a request can fail before or in a handler. */
const FAILURES = {
  malformed_request: { method: 'POST', url: '/api/v1/login', headers: json, payload: '{"email":' },
  validation_failed: { method: 'POST', url: '/api/v1/login', headers: json, payload: '{"email":""}' },
  payload_too_large: {
    method: 'POST',
    url: '/api/v1/login',
    headers: json,
    payload: JSON.stringify({ email: 'x'.repeat(300 * 1024) }),
  },
  unsupported_media_type: {
    method: 'POST',
    url: '/api/v1/login',
    headers: { host, 'content-type': 'text/plain' },
    payload: 'hello',
  },
  unknown_route: { method: 'GET', url: '/api/v1/nowhere', headers: { host } },
  method_not_allowed: { method: 'DELETE', url: '/api/v1/login', headers: { host } },
  token_missing: { method: 'GET', url: '/api/v1/user', headers: { host } },
  token_revoked: { method: 'GET', url: '/api/v1/user', headers: { host, authorization: 'Bearer nonsense' } },
  unknown_tenant: {
    method: 'POST',
    url: '/api/v1/login',
    headers: { ...json, host: 'nobody.example' },
    payload: '{"email":"a@b.cd","password":"x"}',
  },
  tenant_header_mismatch: {
    method: 'GET',
    url: '/api/v1/settings',
    headers: { host, 'x-tenant-id': 'raya' },
  },
  internal_error: { method: 'GET', url: '/api/v1/throws', headers: { host } },
  busy: { method: 'GET', url: '/api/v1/busy', headers: { host } },
} as const

const STATUS: Record<keyof typeof FAILURES, number> = {
  malformed_request: 400,
  validation_failed: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unknown_route: 404,
  method_not_allowed: 405,
  token_missing: 401,
  token_revoked: 401,
  unknown_tenant: 400,
  tenant_header_mismatch: 403,
  internal_error: 500,
  busy: 503,
}

const cases = Object.keys(FAILURES) as (keyof typeof FAILURES)[]

it.each(cases)('answers %s as a problem document in all six languages', async (code) => {
  for (const locale of LOCALES) {
    const request = FAILURES[code]
    const answer = await api.app.inject({
      ...request,
      headers: { ...request.headers, 'accept-language': locale },
    })
    expect(answer.statusCode).toBe(STATUS[code])
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['content-language']).toBe(locale)
    expect(answer.headers['cache-control']).toBe('no-store')
    const body = problem.parse(answer.json())
    expect(body).toMatchObject({ code, status: STATUS[code], message: problemText(code, locale) })
  }
})

it.each(['/api/v1/%zz', '/api/v1/news/%', '/%c0%af'])(
  'answers the address %s, which no one can read, with 400',
  async (url) => {
    const answer = await api.app.inject({ url, headers: { host } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('malformed_request')
  },
)

it.each(LOCALES)('says so in %s, although no territory was looked up yet', async (locale) => {
  const headers = { host, 'accept-language': locale }
  for (const url of ['/api/v1/news/%E0%A4%A', `/api/v1/news/${'x'.repeat(201)}`]) {
    const answer = await api.app.inject({ url, headers })
    expect(answer.json().message).toBe(problemText('malformed_request', locale))
    expect(answer.headers['content-language']).toBe(locale)
  }
})

it.each(['/packages/featured', '/packages/filter-options', '/events/days'])(
  'names each method of %s once',
  async (path) => {
    const answer = await api.app.inject({ method: 'DELETE', url: `/api/v1${path}`, headers: { host } })
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS')
  },
)

it('does not reveal internal errors', async () => {
  const answer = await api.app.inject(FAILURES.internal_error)
  expect(answer.body).not.toContain('secret')
  expect(answer.body).not.toContain('.ts')
})

it('logs what an overloaded server refuses in one short line', async () => {
  lines.length = 0
  const answer = await api.app.inject({ url: '/api/v1/overloaded', headers: { host } })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)
  expect(told).toMatchObject([{ level: 40, code: 'busy', msg: 'overloaded' }])
  expect(told[0]).not.toHaveProperty('err')
})

it('names every faulty field, unknown ones too, in the asked language', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/register',
    headers: { host, 'accept-language': 'ca' },
    payload: {
      name: '',
      email: 'nobody',
      password: 'short',
      password_confirmation: 'other',
      is_admin: true,
    },
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual(
    expect.arrayContaining([
      { path: 'name', code: 'required', message: 'Aquest camp és obligatori.' },
      { path: 'email', code: 'invalid_email', message: 'Escriu un correu vàlid.' },
      { path: 'password', code: 'too_short', message: 'Escriu com a mínim 8 caràcters.' },
      { path: 'is_admin', code: 'unknown_field', message: 'Aquest camp no s’admet.' },
    ]),
  )
})

it('says at the second field that passwords differ', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/register',
    headers: { host, 'accept-language': 'ca' },
    payload: {
      name: 'A',
      email: 'a@example.test',
      password: 'long enough',
      password_confirmation: 'other',
    },
  })
  expect(answer.json().errors).toEqual([
    {
      path: 'password_confirmation',
      code: 'password_mismatch',
      message: 'Les contrasenyes no coincideixen.',
    },
  ])
})

it('says when to try again', async () => {
  const answer = await api.app.inject(FAILURES.busy)
  expect(answer.headers['retry-after']).toBe('1')
})

it.each([
  ['/weather?lat=41.9&lon=2.9', 'weather_key_missing'],
  ['/auth/google', 'google_not_configured'],
  ['/auth/apple', 'apple_not_configured'],
])('says with every 503 when to try again: %s', async (path, code) => {
  const payload = { credential: 'x', id_token: 'x', nonce: 'x' }
  const { credential, ...apple } = payload
  const answer = await api.app.inject({
    method: path.startsWith('/auth') ? 'POST' : 'GET',
    url: `/api/v1${path}`,
    headers: { host },
    payload: path.endsWith('google') ? { credential } : path.endsWith('apple') ? apple : undefined,
  })
  expect(answer.json()).toMatchObject({ status: 503, code })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

it.each([
  ['/api/v1/news', 'GET, HEAD, OPTIONS'],
  ['/api/v1/reservations/x', 'GET, PUT, HEAD, OPTIONS'],
  ['/api/v1/login', 'POST, OPTIONS'],
  ['/api/logout', 'POST, OPTIONS'],
  ['/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
])('lists the methods of %s, for OPTIONS and for a wrong method', async (url, allow) => {
  const refused = await api.app.inject({ method: 'PATCH', url, headers: { host } })
  expect(refused.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
  expect(refused.headers.allow).toBe(allow)
  const asked = await api.app.inject({ method: 'OPTIONS', url, headers: { host } })
  expect([asked.statusCode, asked.body, asked.headers.allow]).toEqual([204, '', allow])
})

it.each(['/settings', '/settings/welcome', '/user', '/user/packages', '/openapi.json'])(
  'refuses a parameter that %s does not know',
  async (path) => {
    const answer = await api.app.inject({ url: `/api/v1${path}?surprise=1`, headers: person.headers })
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'surprise', code: 'unknown_field' }],
    })
  },
)

it.each(['per_page=', 'per_page=1e1', 'per_page=0x10', 'per_page=%205', 'per_page=1.5'])(
  'takes numbers in plain digits only: %s',
  async (query) => {
    const answer = await api.app.inject({ url: `/api/v1/news?${query}`, headers: { host } })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'per_page' }] })
  },
)

it.each(['/weather?lat=&lon=', '/weather?lat=0x10&lon=1', '/games-map-markers?lat=&lng='])(
  'does not take an empty position for the Gulf of Guinea: %s',
  async (path) => {
    const answer = await api.app.inject({ url: `/api/v1${path}`, headers: { host } })
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
  },
)

it('has the same id in the answer, its header and the problem', async () => {
  const answer = await api.app.inject(FAILURES.token_missing)
  expect(answer.json().instance).toBe(`urn:request:${answer.headers['x-request-id']}`)
})
