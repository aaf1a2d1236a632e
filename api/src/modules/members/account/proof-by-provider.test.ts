import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from '../../../testing/identity-provider.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'

const AUDIENCE = 'client-of-gavarres'
const HOST = 'gavarres.localhost'
let provider: IdentityProvider
let api: TestApi
beforeAll(async () => {
  provider = await startIdentityProvider(AUDIENCE)
  api = await startTestApi({
    config: {
      GOOGLE_CLIENT_ID: AUDIENCE,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_JWKS_URL: provider.jwksUrl,
    },
  })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})

const post = (path: string, payload?: object, token?: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { host: HOST, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  })
/** A fresh proof of Google for that person, with a nonce of this app. */
async function proofOf(sub: string) {
  const nonce = (await post('auth/nonce')).json().data.nonce as string
  return { nonce, id_token: await provider.sign({ sub, email: `${sub}@example.test`, nonce }) }
}
/** Signs in with Google for the first time: an account without a password. */
async function signIn(sub: string): Promise<string> {
  const { nonce, id_token } = await proofOf(sub)
  return (await post('auth/google', { credential: id_token, nonce })).json().access_token
}

it('deletes an account without a password by a fresh proof of Google, once per proof', async () => {
  const [ona, pau] = [await signIn('g-ona'), await signIn('g-pau')]
  const state = await api.app.inject({
    url: '/api/v1/user/deletion',
    headers: { host: HOST, authorization: `Bearer ${ona}` },
  })
  expect(state.json().data.providers).toEqual(['google'])
  const proof = { provider: 'google', ...(await proofOf('g-ona')) }
  const gone = await post('user/deletion', proof, ona)
  expect([gone.statusCode, typeof gone.json().data.deletes_at]).toEqual([200, 'string'])
  // the nonce is used up, for another person as well
  expect((await post('user/deletion', proof, pau)).json()).toMatchObject({
    status: 422,
    errors: [{ path: 'id_token', code: 'wrong_identity' }],
  })
})

it('refuses the proof of another account, and a password where there is none', async () => {
  const token = await signIn('g-mar')
  await signIn('g-other')
  const other = await post('user/deletion', { provider: 'google', ...(await proofOf('g-other')) }, token)
  expect(other.json()).toMatchObject({ status: 422, errors: [{ path: 'id_token', code: 'wrong_identity' }] })
  const guess = await post('user/deletion', { password: 'a guess' }, token)
  expect(guess.json()).toMatchObject({ status: 422, errors: [{ path: 'password', code: 'proof_needed' }] })
  const { nonce } = await proofOf('g-mar')
  const forged = await post('user/deletion', { provider: 'google', id_token: 'not.a.token', nonce }, token)
  // a 401 would end the session of the signed-in person
  expect(forged.json()).toMatchObject({ status: 422, errors: [{ path: 'id_token', code: 'wrong_identity' }] })
})
