import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../database/with-tenant.ts'
import { saveSettings } from '../modules/catalogue/settings/settings.queries.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson } from '../testing/test-people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  for (const tenantId of ['gavarres', 'raya']) {
    const value = {
      value: { es: `${tenantId} es`, ca: `${tenantId} ca`, en: `${tenantId} en`, fr: '', de: '', nl: '' },
    }
    await withTenant(api.db, tenantId, (tx) => saveSettings(tx, tenantId, 'desktop-blocking', value))
  }
})
afterAll(() => api.close())

const read = (headers: Record<string, string>) =>
  api.app.inject({ url: '/api/v1/settings/desktop-blocking', headers })

it.each([
  ['gavarres.localhost', 'gavarres ca'],
  ['localhost', 'gavarres ca'],
  ['GAVARRES.localhost:4000', 'gavarres ca'],
  ['gavarres.localhost.:80', 'gavarres ca'],
  ['raya.localhost:4307', 'raya es'],
])('finds the tenant of %s', async (host, value) => {
  expect((await read({ host })).json()).toEqual({ data: { value }, value })
})

it.each(['nobody.example', 'localhost.evil.example', '[::1]:4000', '127.0.0.1', ''])(
  'shows the fallback content to the unknown host "%s"',
  async (host) => {
    const answer = await read({ host })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().value).toBe('gavarres ca')
  },
)

it.each([
  ['login', { email: 'a@b.cd', password: 'x' }],
  ['auth/forgot-password', { email: 'a@b.cd' }],
  ['auth/nonce', undefined],
])('refuses %s on an unknown host', async (path, payload) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { host: 'nobody.example' },
    payload,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('unknown_tenant')
})

it('accepts headers that agree with the host', async () => {
  const answer = await read({
    host: 'localhost:4000',
    'x-tenant-id': 'gavarres',
    'x-tenant-domain': 'gavarres.localhost',
    'x-tenant-locale': 'en',
  })
  expect(answer.json().value).toBe('gavarres en')
})

it.each([
  ['x-tenant-id', 'raya'],
  ['x-tenant-id', 'nobody'],
  ['x-tenant-domain', 'raya.localhost'],
  ['x-tenant-domain', 'nobody.example'],
])('refuses a header that names another tenant: %s: %s', async (name, value) => {
  const answer = await read({ host: 'gavarres.localhost', [name]: value })
  expect(answer.statusCode).toBe(403)
  expect(answer.json().code).toBe('tenant_header_mismatch')
  // the visitor is not signed in, so the text names the territory
  expect(answer.json().message).toMatch(/altre territori que el d’aquesta adreça/)
})

it('refuses a session of another tenant, whatever the headers say', async () => {
  const person = await createPerson(api.db, 'gavarres')
  for (const headers of [{}, { 'x-tenant-id': 'raya' }]) {
    const answer = await api.app.inject({
      url: '/api/v1/user',
      headers: { ...person.headers, host: 'raya.localhost', ...headers },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('tenant_mismatch')
  }
})

it('refuses a session on an unknown host, although its content is the same tenant', async () => {
  const person = await createPerson(api.db, 'gavarres')
  const answer = await api.app.inject({
    url: '/api/v1/user',
    headers: { ...person.headers, host: 'nobody.example' },
  })
  expect(answer.json().code).toBe('unknown_tenant')
})

it.each([
  [{ 'accept-language': 'en' }, 'en'],
  [{ 'accept-language': 'pt, es;q=0.5, en;q=0.7' }, 'en'],
  [{ 'accept-language': 'es-MX,es;q=0.9' }, 'es'],
  [{ 'accept-language': 'es;q=0, en' }, 'en'],
  [{ 'accept-language': 'pt', 'x-tenant-locale': 'es' }, 'es'],
  [{ 'accept-language': 'pt' }, 'ca'],
  [{ 'accept-language': '*' }, 'ca'],
  [{ 'x-tenant-locale': 'xx' }, 'ca'],
])('chooses the language of %o', async (headers, locale) => {
  const answer = await read({ host: 'gavarres.localhost', ...headers } as Record<string, string>)
  expect(answer.headers['content-language']).toBe(locale)
  expect(answer.json().value).toBe(`gavarres ${locale}`)
})

it('falls back field by field where the asked language is empty', async () => {
  const answer = await read({ host: 'gavarres.localhost', 'accept-language': 'de' })
  expect(answer.headers['content-language']).toBe('de')
  expect(answer.json().value).toBe('gavarres ca')
})
