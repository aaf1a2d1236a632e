import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { type IdentityProvider, startIdentityProvider } from '../../../testing/identity-provider.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { signInNonces } from './auth.tables.ts'

/** One client id for all tenants: only the nonce tells for which one a token was requested. */
const AUDIENCE = 'client-of-all'
let provider: IdentityProvider
let api: TestApi
beforeAll(async () => {
  provider = await startIdentityProvider(AUDIENCE)
  api = await startTestApi({
    config: {
      GOOGLE_CLIENT_ID: AUDIENCE,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_JWKS_URL: provider.jwksUrl,
      APPLE_CLIENT_ID: AUDIENCE,
      APPLE_ISSUER: provider.issuer,
      APPLE_JWKS_URL: provider.jwksUrl,
    },
  })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})

const post = (path: string, payload?: object, host = 'gavarres.localhost') =>
  api.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, headers: { host }, payload })
const freshNonce = async (host?: string) => (await post('nonce', undefined, host)).json().data.nonce as string
let people = 0
const newPerson = () => ({ sub: `person-${people}`, email: `person${people++}@example.test` })

it('refuses a token the second time', async () => {
  for (const kind of ['google', 'apple'] as const) {
    const nonce = await freshNonce()
    const token = await provider.sign({ ...newPerson(), nonce })
    const body = kind === 'google' ? { credential: token, nonce } : { id_token: token, nonce }
    expect((await post(kind, body)).statusCode).toBe(200)
    expect((await post(kind, body)).json().code).toBe(`${kind}_failed`)
    // nor with another nonce of this app
    expect((await post(kind, { ...body, nonce: await freshNonce() })).json().code).toBe(`${kind}_failed`)
  }
})

it('refuses a token of another tenant, used or not, with its nonce, another or none', async () => {
  const there = 'raya.localhost'
  // a token without a nonce opens no tenant
  const credential = await provider.sign(newPerson())
  for (const host of [undefined, there])
    expect((await post('google', { credential }, host)).json().code).toBe('google_failed')
  for (const isSpent of [true, false]) {
    const nonce = await freshNonce()
    const token = await provider.sign({ ...newPerson(), nonce })
    if (isSpent) expect((await post('google', { credential: token, nonce })).statusCode).toBe(200)
    for (const shown of [undefined, nonce, await freshNonce(there)])
      expect((await post('google', { credential: token, nonce: shown }, there)).json()).toMatchObject({
        status: 401,
        code: 'google_failed',
      })
    for (const shown of [nonce, await freshNonce(there)])
      expect((await post('apple', { id_token: token, nonce: shown }, there)).json()).toMatchObject({
        status: 401,
        code: 'apple_failed',
      })
  }
})

it('refuses a Google token when the caller names no nonce, whether the token carries one or not', async () => {
  const carried = await provider.sign({ ...newPerson(), nonce: await freshNonce() })
  const bare = await provider.sign(newPerson())
  for (const credential of [carried, bare])
    expect((await post('google', { credential })).json()).toMatchObject({
      status: 401,
      code: 'google_failed',
    })
})

it('uses a nonce up also where the sign-in is refused for another reason', async () => {
  const nonce = await freshNonce()
  const credential = await provider.sign({ ...newPerson(), nonce, email_verified: false })
  expect((await post('google', { credential, nonce })).json().code).toBe('email_not_verified')
  expect((await post('google', { credential, nonce })).json().code).toBe('google_failed')
})

it('refuses a nonce that was never issued, that is used up, or that is older than ten minutes', async () => {
  const tryWith = async (nonce: string) =>
    (await post('apple', { id_token: await provider.sign({ ...newPerson(), nonce }), nonce })).statusCode
  expect(await tryWith('invented')).toBe(401)
  const used = await freshNonce()
  expect([await tryWith(used), await tryWith(used)]).toEqual([200, 401])
  const old = await freshNonce()
  await withTenant(api.db, 'gavarres', (tx) => tx.update(signInNonces).set({ expiresAt: new Date(0) }))
  expect(await tryWith(old)).toBe(401)
})
