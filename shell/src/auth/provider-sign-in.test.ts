// @vitest-environment jsdom
import { type FakeApi, fakeApi, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { makeSessionAnswer } from '@sureda/testing/people'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaving } from '../router/navigation.ts'
import { placeOfProof } from './provider-return.ts'
import {
  finishProviderSignIn,
  isProviderPending,
  leaveForProvider,
  proveByProvider,
  takeProviderProof,
} from './provider-sign-in.ts'

let api: FakeApi
let left: URL | undefined
const comeBack = (hash: string) => history.replaceState(null, '', `/login#${hash}`)
const state = () => left?.searchParams.get('state') ?? ''

beforeEach(() => {
  sessionStorage.clear()
  left = undefined
  history.replaceState(null, '', '/login')
  setVisitor('stranger')
  vi.spyOn(leaving, 'to').mockImplementation((address) => {
    left = new URL(address)
  })
  api = fakeApi({
    'POST /auth/nonce': { nonce: 'n-1' },
    'POST /auth/google': () => json(makeSessionAnswer()),
    'POST /auth/apple': () => json(makeSessionAnswer()),
  })
})
afterEach(() => {
  api.restore()
  vi.restoreAllMocks()
})

it('redirects to Google with nonce, state and return address, without Google’s scripts', async () => {
  await leaveForProvider('google', 'client-1')
  expect(left?.origin).toBe('https://accounts.google.com')
  expect(Object.fromEntries(left?.searchParams ?? [])).toMatchObject({
    client_id: 'client-1',
    response_type: 'id_token',
    nonce: 'n-1',
    redirect_uri: `${location.origin}/login`,
  })
  expect(document.querySelector('script')).toBeNull()
})

it('signs in with the returned token, and removes it from the address', async () => {
  await leaveForProvider('google', 'client-1')
  comeBack(`state=${state()}&id_token=jwt`)
  expect(await finishProviderSignIn()).toMatchObject({ access_token: 'token-of-a-test' })
  expect(api.callsOf('POST /auth/google')[0]?.body).toEqual({ credential: 'jwt', nonce: 'n-1' })
  expect(location.hash).toBe('')
})

/**
 * Fakes Apple: the e-mail is in the token only with a scope, and then the answer is a form post, which our gateway
 * redirects with a fragment. The name comes only the first time.
 */
function appleAnswers(asked: URL, isFirstTime = true): string {
  const { scope, response_mode, redirect_uri, state } = Object.fromEntries(asked.searchParams)
  if (scope && response_mode !== 'form_post') return `state=${state}&error=invalid_request`
  expect(redirect_uri).toBe(`${location.origin}${scope ? '/login/apple' : '/login'}`)
  const token = JSON.stringify({ sub: 'a-1', ...(scope?.includes('email') && { email: 'ona@example.test' }) })
  const user = JSON.stringify({ name: { firstName: 'Ona', lastName: 'Puig' }, email: 'ona@example.test' })
  return String(
    new URLSearchParams({
      state: state ?? '',
      id_token: token,
      ...(scope?.includes('name') && isFirstTime && { user }),
    }),
  )
}

it('requests the e-mail from Apple, and sends the name that comes once beside the token', async () => {
  await leaveForProvider('apple', 'client-2')
  expect(left?.href).toMatch(/^https:\/\/appleid\.apple\.com\/auth\/authorize\?/)
  comeBack(appleAnswers(left as URL))
  await finishProviderSignIn()
  const body = api.callsOf('POST /auth/apple')[0]?.body as { id_token: string }
  expect(body).toMatchObject({ nonce: 'n-1', user: { name: 'Ona Puig' } })
  expect(JSON.parse(body.id_token).email).toBe('ona@example.test')
})

it('signs in with Apple again, without a name', async () => {
  await leaveForProvider('apple', 'client-2')
  comeBack(appleAnswers(left as URL, false))
  await finishProviderSignIn()
  expect(Object.keys(api.callsOf('POST /auth/apple')[0]?.body as object)).toEqual(['id_token', 'nonce'])
})

it('says that a provider without client id is not configured, before any request', async () => {
  await expect(leaveForProvider('google', null)).rejects.toMatchObject({ fault: 'configuration' })
  expect(api.calls).toHaveLength(0)
})

it.each([
  ['nothing came back', '', 'cancelled'],
  ['Apple’s cancel', 'error=user_cancelled_authorize', 'cancelled'],
  ['a refusal', 'error=access_denied', 'denied'],
  ['a wrong client', 'error=invalid_client', 'configuration'],
  ['a wrong return address', 'error=redirect_uri_mismatch', 'configuration'],
  ['an outage', 'error=temporarily_unavailable', 'network'],
  ['anything else', 'error=server_error', 'general'],
])('%s: %s → %s', async (_name, hash, fault) => {
  await leaveForProvider('google', 'client-1')
  comeBack(hash ? `state=${state()}&${hash}` : '')
  await expect(finishProviderSignIn()).rejects.toMatchObject({ provider: 'google', fault })
  expect(isProviderPending()).toBe(false)
})

it('refuses a token with another nonce', async () => {
  await leaveForProvider('google', 'client-1')
  comeBack('state=planted&id_token=jwt')
  await expect(finishProviderSignIn()).rejects.toMatchObject({ fault: 'general' })
  expect(api.callsOf('POST /auth/google')).toHaveLength(0)
})

it('does not use a token that this tab did not request, removes it from the address and says so', async () => {
  comeBack('id_token=planted&state=x')
  await expect(finishProviderSignIn()).rejects.toMatchObject({ provider: null })
  expect(location.hash).toBe('')
  expect(api.calls).toHaveLength(0)
  expect(await finishProviderSignIn()).toBeNull()
})

it('does not accept an answer after the nonce has expired', async () => {
  await leaveForProvider('google', 'client-1')
  comeBack(`state=${state()}&id_token=jwt`)
  await expect(finishProviderSignIn(Date.now() + 11 * 60_000)).rejects.toMatchObject({ fault: 'timeout' })
})

it.each([
  ['no network', noNetwork, 'network'],
  ['a missing configuration', problem(503, 'google_not_configured'), 'configuration'],
  ['Google out of reach', problem(503, 'identity_provider_unavailable'), 'network'],
  ['a refused token', problem(401, 'google_failed'), 'general'],
])('with %s the server’s answer becomes %3$s', async (_name, answer, fault) => {
  api.answer({ 'POST /auth/google': answer })
  await leaveForProvider('google', 'client-1')
  comeBack(`state=${state()}&id_token=jwt`)
  await expect(finishProviderSignIn()).rejects.toMatchObject({ fault, refusal: null })
})

it.each([
  [422, 'email_not_verified'],
  [409, 'email_taken'],
  [429, 'too_many_requests'],
  [400, 'unknown_tenant'],
] as const)('preserves the server’s refusal: %i %s', async (status, code) => {
  api.answer({ 'POST /auth/google': problem(status, code, 'Ho diu el servidor.') })
  await leaveForProvider('google', 'client-1')
  comeBack(`state=${state()}&id_token=jwt`)
  await expect(finishProviderSignIn()).rejects.toMatchObject({
    refusal: { code, text: 'Ho diu el servidor.' },
  })
})

it('passes a proof to the screen that requested it, without signing in', async () => {
  await leaveForProvider('google', 'client-1', '/perfil/eliminar')
  // the only address registered with the provider
  expect(left?.searchParams.get('redirect_uri')).toBe(`${location.origin}/login`)
  expect(placeOfProof()).toBeUndefined()
  comeBack(`state=${state()}&id_token=jwt`)
  expect(placeOfProof()).toBe(`/perfil/eliminar${location.hash}`)
  expect(takeProviderProof()).toEqual({ provider: 'google', id_token: 'jwt', nonce: 'n-1' })
  expect([takeProviderProof(), location.hash, api.callsOf('POST /auth/google')]).toEqual([null, '', []])
})

it('says why there is no proof, and why the provider could not be opened', async () => {
  await leaveForProvider('google', 'client-1', '/perfil/eliminar')
  comeBack('')
  expect(takeProviderProof()).toEqual({ provider: 'google', fault: 'cancelled' })
  expect(await proveByProvider('apple', '/perfil/eliminar')).toBe('configuration')
})

it('does not touch the answer to a sign-in', async () => {
  await leaveForProvider('google', 'client-1')
  comeBack(`state=${state()}&id_token=jwt`)
  expect(placeOfProof()).toBeUndefined()
})
