import { createHash, createHmac } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from '../../../testing/identity-provider.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { testTenantDocument } from '../../../testing/test-tenants.ts'
import { saveTenant } from '../../platform/tenant/save-tenant.ts'

const AUDIENCE = 'client-of-gavarres'
let provider: IdentityProvider
let attacker: IdentityProvider
let api: TestApi
beforeAll(async () => {
  provider = await startIdentityProvider(AUDIENCE)
  attacker = await startIdentityProvider(AUDIENCE)
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
  await saveTenant(api.db, {
    id: 'raya',
    name: 'Raya Corchera',
    locale: 'es',
    domains: ['raya.localhost'],
    document: testTenantDocument('Raya'),
    googleClientId: 'client-of-raya',
  })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
  await attacker.stop()
})

const post = (path: string, payload?: object, host = 'gavarres.localhost') =>
  api.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, headers: { host }, payload })
const freshNonce = async (host?: string) => (await post('nonce', undefined, host)).json().data.nonce as string
/** Signs in with Google as the shell does: a nonce of the API, and a token that contains it. */
async function google(claims: Record<string, unknown>, host?: string) {
  const nonce = await freshNonce(host)
  return post('google', { credential: await provider.sign({ ...claims, nonce }), nonce }, host)
}
let people = 0
const newPerson = () => ({ sub: `person-${people}`, email: `person${people++}@example.test` })
const seconds = () => Math.floor(Date.now() / 1000)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('signs in with a good Google token, and recognises the person by subject, not by e-mail', async () => {
  const first = await google({ ...newPerson(), sub: 'g-1' })
  expect(first.statusCode).toBe(200)
  const second = await google({ sub: 'g-1', email: 'another@example.test' })
  expect(second.json().user.id).toBe(first.json().user.id)
})

it('signs in with a good Apple token that carries the hash of our nonce', async () => {
  const nonce = await freshNonce()
  const carried = createHash('sha256').update(nonce).digest('hex')
  const token = await provider.sign({
    ...newPerson(),
    nonce: carried,
    email_verified: 'true',
    name: undefined,
  })
  const answer = await post('apple', { id_token: token, nonce, user: { name: 'Apple Person' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().user.name).toBe('Apple Person')
})

/** Tokens that must open no session, each for another reason. */
const FORGERIES: Record<string, (nonce: string) => Promise<string>> = {
  'no signature (alg none)': async (nonce) => {
    const [, payload] = (await provider.sign({ ...newPerson(), nonce })).split('.')
    return `${encode({ alg: 'none', kid: 'key-1' })}.${payload}.`
  },
  'the public key used as a shared secret (HS256)': async (nonce) => {
    const [, payload] = (await provider.sign({ ...newPerson(), nonce })).split('.')
    const body = `${encode({ alg: 'HS256', kid: 'key-1' })}.${payload}`
    return `${body}.${createHmac('sha256', provider.publicKeyPem).update(body).digest('base64url')}`
  },
  'another algorithm of the right key (RS512)': async (nonce) => {
    const key = (await importJWK(await exportJWK(provider.privateKey), 'RS512')) as CryptoKey
    return provider.sign({ ...newPerson(), nonce }, { alg: 'RS512' }, key)
  },
  'a key that is not the provider’s': async (nonce) =>
    provider.sign({ ...newPerson(), nonce }, {}, (await generateKeyPair('RS256')).privateKey),
  'an unknown key id': (nonce) => provider.sign({ ...newPerson(), nonce }, { kid: 'other' }),
  'a key set of its own (jku)': (nonce) =>
    attacker.sign({ ...newPerson(), nonce, iss: provider.issuer }, { jku: attacker.jwksUrl }),
  'a certificate of its own (x5u)': (nonce) =>
    attacker.sign({ ...newPerson(), nonce, iss: provider.issuer }, { x5u: attacker.jwksUrl }),
  'claims changed after signing': async (nonce) => {
    const [header, payload = '', signature] = (await provider.sign({ ...newPerson(), nonce })).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    return `${header}.${encode({ ...claims, sub: 'another-person' })}.${signature}`
  },
  'another issuer': (nonce) => provider.sign({ ...newPerson(), nonce, iss: 'https://accounts.example' }),
  'another audience': (nonce) => provider.sign({ ...newPerson(), nonce, aud: 'some-other-app' }),
  'the client id of another tenant': (nonce) =>
    provider.sign({ ...newPerson(), nonce, aud: 'client-of-raya' }),
  'several audiences, made for another one': (nonce) =>
    provider.sign({ ...newPerson(), nonce, aud: [AUDIENCE, 'other'], azp: 'third' }),
  'an end in the past': (nonce) =>
    provider.sign({ ...newPerson(), nonce, iat: seconds() - 7200, exp: seconds() - 3600 }),
  'no end': (nonce) => provider.sign({ ...newPerson(), nonce, exp: undefined }),
  'a beginning in the future': (nonce) =>
    provider.sign({ ...newPerson(), nonce, iat: seconds() + 3600, exp: seconds() + 7200 }),
  'no subject': (nonce) => provider.sign({ ...newPerson(), nonce, sub: undefined }),
  'another nonce': () => provider.sign({ ...newPerson(), nonce: 'another-nonce' }),
  'no nonce, where one was sent': () => provider.sign(newPerson()),
  'no form of a token at all': async () => 'not.a.token',
}

it.each(Object.keys(FORGERIES))('refuses a token with %s, for Google and Apple', async (name) => {
  for (const kind of ['google', 'apple'] as const) {
    const nonce = await freshNonce()
    const token = (await FORGERIES[name]?.(nonce)) ?? ''
    const answer = await post(
      kind,
      kind === 'google' ? { credential: token, nonce } : { id_token: token, nonce },
    )
    expect(answer.json(), kind).toMatchObject({ status: 401, code: `${kind}_failed` })
  }
})

it.each([
  ['has not verified the address', { email_verified: false }],
  ['names no address, as Apple without a scope', { email: undefined, email_verified: undefined }],
])('makes no account where the provider %s', async (_what, claims) => {
  const told = (await google({ ...newPerson(), ...claims })).json()
  expect(told).toMatchObject({ status: 422, code: 'email_not_verified' })
  // the text must fit a visitor without an account, too
  expect(told.message).toMatch(/proveïdor/)
})

it('links an existing account only where both sides have verified the address', async () => {
  const [open, proven] = [newPerson(), newPerson()]
  await createPerson(api.db, 'gavarres', { email: open.email, emailVerifiedAt: null })
  const own = await createPerson(api.db, 'gavarres', { email: proven.email })
  const taken = await google(open)
  expect(taken.json()).toMatchObject({ status: 409, code: 'email_taken' })
  const linked = await google(proven)
  expect(linked.json().user.id).toBe(own.user.id)
})

it('separates tenants: the same Google person is another account there', async () => {
  const person = newPerson()
  const here = await google(person)
  const there = await google({ ...person, aud: 'client-of-raya' }, 'raya.localhost')
  expect(there.statusCode).toBe(200)
  expect(there.json().user.id).not.toBe(here.json().user.id)
})

it('uses cached keys when the provider cannot be reached, and answers 503 without any', async () => {
  const away = await startIdentityProvider(AUDIENCE)
  const config = {
    GOOGLE_CLIENT_ID: AUDIENCE,
    GOOGLE_ISSUER: away.issuer,
    GOOGLE_JWKS_URL: away.jwksUrl,
    APPLE_CLIENT_ID: AUDIENCE,
    APPLE_ISSUER: away.issuer,
    APPLE_JWKS_URL: away.jwksUrl,
  }
  const other = await startTestApi({ config })
  const signIn = (path: string, payload?: object) =>
    other.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, headers: { host: 'localhost' }, payload })
  const withGoogle = async () => {
    const nonce = (await signIn('nonce')).json().data.nonce as string
    return signIn('google', { credential: await away.sign({ ...newPerson(), nonce }), nonce })
  }
  expect((await withGoogle()).statusCode).toBe(200)
  await away.stop()
  expect((await withGoogle()).statusCode).toBe(200)
  // the keys of Apple have not been loaded yet
  const answer = await signIn('apple', {
    id_token: await away.sign({ ...newPerson(), nonce: 'n' }),
    nonce: 'n',
  })
  expect(answer.json()).toMatchObject({ status: 503, code: 'identity_provider_unavailable' })
  expect(answer.headers['retry-after']).toBe('60')
  await other.close()
})

it('says that sign-in is not configured where there is no client id', async () => {
  const plain = await startTestApi()
  const signIn = (path: string, payload: object) =>
    plain.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, headers: { host: 'localhost' }, payload })
  expect((await signIn('google', { credential: 'x' })).json().code).toBe('google_not_configured')
  expect((await signIn('apple', { id_token: 'x', nonce: 'x' })).json().code).toBe('apple_not_configured')
  await plain.close()
})
