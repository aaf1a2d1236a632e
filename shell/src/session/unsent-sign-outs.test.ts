// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { clearSession, startSession } from '@sureda/remote/session'
import { type FakeApi, fakeApi, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeSessionAnswer, makeUser } from '@sureda/testing/people'
import { createStore, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDeviceData } from './clear-device-data.ts'
import { SIGN_OUTS, sendSignOut, sendUnsentSignOuts, startSignOutSync } from './unsent-sign-outs.ts'

const LOGOUT = 'POST /api/logout'
/** SHA-256 of `secret` in base64url. */
const HASH = 'K7gNU3sdo-OL0wNhqoVWhr3g6s1xYv72ol_pe_Unols'
const untold = async () =>
  (await entries<string, number>(createStore(SIGN_OUTS, 'untold'))).map(([key]) => key)

let api: FakeApi
beforeEach(() => {
  // jsdom has no hashes
  vi.stubGlobal('crypto', webcrypto)
  api = fakeApi({ [LOGOUT]: noNetwork })
  startSession(makeSessionAnswer(makeUser(), 'secret'))
})
afterEach(async () => {
  api.answer({ [LOGOUT]: () => json({ data: { ok: true } }) })
  await sendUnsentSignOuts()
  api.restore()
  clearSession()
})

it('sends the sign-out when the network is back, also after a reload, and in no other person’s name', async () => {
  await sendSignOut('secret')
  clearSession()
  await clearDeviceData()
  expect(await untold()).toEqual([HASH])
  // the reloaded page, with another person signed in
  startSession(makeSessionAnswer(makeUser(), 'of the next'))
  vi.resetModules()
  const later = await import('./unsent-sign-outs.ts')
  await later.sendUnsentSignOuts()
  expect(await untold()).toEqual([HASH])
  api.answer({ [LOGOUT]: () => json({ data: { ok: true } }) })
  const stop = later.startSignOutSync()
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await untold()).toEqual([]))
  stop()
  const calls = api.callsOf(LOGOUT)
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(calls.at(-1)?.body).toEqual({ session: HASH })
  expect(calls.slice(1).some((call) => call.headers.has('authorization'))).toBe(false)
})

it.each([
  ['has heard it', () => json({ data: { ok: true } })],
  ['refuses', () => problem(401, 'token_revoked')],
])('stores nothing once the server %s', async (_what, answer) => {
  api.answer({ [LOGOUT]: answer })
  await sendSignOut('secret')
  expect(await untold()).toEqual([])
})

it('sends it even where the phone’s clock was changed by months meanwhile', async () => {
  await sendSignOut('secret')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 200 * 86_400_000 })
  api.answer({ [LOGOUT]: () => json({ data: { ok: true } }) })
  await sendUnsentSignOuts()
  vi.useRealTimers()
  expect(await untold()).toEqual([])
  expect(api.callsOf(LOGOUT)).toHaveLength(2)
  startSignOutSync()()
})
