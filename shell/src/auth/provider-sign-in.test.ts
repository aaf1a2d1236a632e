import { type FakeApi, fakeApi, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { beVisitor } from '@sureda/testing/fake-session'
import { makeSessionAnswer } from '@sureda/testing/people'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaving } from '../router/navigation.ts'
import { finishProviderSignIn, isProviderPending, leaveForProvider } from './provider-sign-in.ts'

let api: FakeApi
let left: URL | undefined
const comeBack = (hash: string) => history.replaceState(null, '', `/login#${hash}`)
const state = () => left?.searchParams.get('state') ?? ''

beforeEach(() => {
  sessionStorage.clear()
  left = undefined
  history.replaceState(null, '', '/login')
  beVisitor('nobody')
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

it('leaves for Google with our nonce, a state and the way back, and no script of theirs', async () => {
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

it('signs in with the token that comes back, and takes it out of the address', async () => {
  await leaveForProvider('google', 'client-1')
  comeBack(`state=${state()}&id_token=jwt`)
  expect(await finishProviderSignIn()).toMatchObject({ access_token: 'token-of-a-test' })
  expect(api.callsOf('POST /auth/google')[0]?.body).toEqual({ credential: 'jwt', nonce: 'n-1' })
  expect(location.hash).toBe('')
})

it('does the same for Apple in its own words', async () => {
  await leaveForProvider('apple', 'client-2')
  expect(left?.href).toMatch(/^https:\/\/appleid\.apple\.com\/auth\/authorize\?/)
  expect(left?.searchParams.get('response_mode')).toBe('fragment')
  comeBack(`state=${state()}&code=c&id_token=jwt`)
  await finishProviderSignIn()
  expect(api.callsOf('POST /auth/apple')[0]?.body).toEqual({ id_token: 'jwt', nonce: 'n-1' })
})

it('without a client id says that it is not configured, before anything is asked', async () => {
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

it('refuses a token that answers another question', async () => {
  await leaveForProvider('google', 'client-1')
  comeBack('state=planted&id_token=jwt')
  await expect(finishProviderSignIn()).rejects.toMatchObject({ fault: 'general' })
  expect(api.callsOf('POST /auth/google')).toHaveLength(0)
})

it('ignores a token nobody asked for, but takes it out of the address', async () => {
  comeBack('id_token=planted&state=x')
  expect(await finishProviderSignIn()).toBeNull()
  expect(location.hash).toBe('')
})

it('does not accept an answer that took longer than the nonce lives', async () => {
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
  await expect(finishProviderSignIn()).rejects.toMatchObject({ fault })
})
