import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTenant } from '../database/with-tenant.ts'
import { saveSettings } from '../modules/catalogue/settings/settings.queries.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson } from '../testing/test-people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const url = '/api/v1/settings/desktop-blocking'
const host = 'gavarres.localhost'
const write = (tenantId: string, text: string) =>
  withTenant(api.db, tenantId, (tx) =>
    saveSettings(tx, tenantId, 'desktop-blocking', {
      value: { es: text, ca: text, en: `${text} en`, fr: text, de: text, nl: text },
    }),
  )
beforeEach(async () => {
  await write('gavarres', 'first')
  await write('raya', 'raya')
})

it('answers 304 to a repeated call, without a body', async () => {
  const first = await api.app.inject({ url, headers: { host } })
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('public, no-cache')
  const again = await api.app.inject({ url, headers: { host, 'if-none-match': `"other", W/${etag}` } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers.etag).toBe(etag)
})

it('shows a change of content at once', async () => {
  const first = await api.app.inject({ url, headers: { host } })
  await write('gavarres', 'second')
  const again = await api.app.inject({ url, headers: { host, 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(200)
  expect(again.json().value).toBe('second')
})

it('has another tag for each tenant, language, address and unknown host', async () => {
  const tags = await Promise.all(
    [{ host }, { host: 'raya.localhost' }, { host, 'accept-language': 'en' }, { host: 'nobody.example' }].map(
      async (headers) => (await api.app.inject({ url, headers })).headers.etag,
    ),
  )
  tags.push((await api.app.inject({ url: '/api/v1/settings', headers: { host } })).headers.etag)
  expect(new Set(tags).size).toBe(5)
})

it('answers a repeated call from memory, byte for byte', async () => {
  const first = await api.app.inject({ url, headers: { host } })
  const again = await api.app.inject({ url, headers: { host } })
  expect(again.body).toBe(first.body)
  expect(again.headers['content-type']).toBe(first.headers['content-type'])
})

it('gives a signed-in person the same bytes, even with a token that is not valid', async () => {
  const person = await createPerson(api.db, 'gavarres')
  const anonymous = await api.app.inject({ url, headers: { host } })
  const signedIn = await api.app.inject({ url, headers: person.headers })
  const expired = await api.app.inject({ url, headers: { host, authorization: 'Bearer nonsense' } })
  expect(signedIn.body).toBe(anonymous.body)
  expect(signedIn.headers.etag).toBe(anonymous.headers.etag)
  expect(expired.body).toBe(anonymous.body)
})

it('never lets private answers be cached', async () => {
  const person = await createPerson(api.db, 'gavarres')
  for (const path of [
    '/api/v1/user',
    '/api/v1/user/profile',
    '/api/v1/user/groups',
    '/api/v1/user/packages',
  ]) {
    const answer = await api.app.inject({ url: path, headers: person.headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  }
})

it('puts no tag on an error', async () => {
  const answer = await api.app.inject({ url: '/api/v1/settings/group/nothing', headers: { host } })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers.etag).toBeUndefined()
})

it('answers HEAD like GET, without a body', async () => {
  const answer = await api.app.inject({ method: 'HEAD', url, headers: { host } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
  expect(answer.headers.etag).toBe((await api.app.inject({ url, headers: { host } })).headers.etag)
})
