import { anyCall } from '../internal/any-call.testing.ts'
// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { toastQueue } from '@sureda/ui/core'
import i18next from 'i18next'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSent, readSent, rememberSent } from '../internal/unanswered-store.ts'
import { type SessionUser, useSession } from '../session/session.ts'
import { retryAfterReload } from './client.ts'
import { ApiError, OfflineError } from './errors.ts'
import { stopRetries, useIsUnanswered } from './retry-until-answered.ts'

const network = { isUp: true }
const server = vi.fn<typeof fetch>()
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const busy = (data?: object) => json(503, { code: 'busy', message: 'Massa feina', data })
const keys = () => server.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
const bodies = () => server.mock.calls.map(([, init]) => init?.body)
const words = () => toastQueue.snapshot().map(({ text }) => text)
const lineIsBack = () => {
  network.isUp = true
  dispatchEvent(new Event('online'))
}
const signIn = (token: string) =>
  useSession.setState({ token, user: { id: 'ana', roles: [] } as unknown as SessionUser, guest: false })

beforeEach(async () => {
  network.isUp = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isUp)
  vi.stubGlobal('fetch', server)
  server.mockReset()
  signIn('t1')
  await i18next.init({ lng: 'cimode', appendNamespaceToCIMode: true })
})
afterEach(() => {
  stopRetries()
  for (const { id } of toastQueue.snapshot()) toastQueue.dismiss(id)
  vi.unstubAllGlobals()
})

it('says that the result is unknown, retries with the same key when the network is back, and says how it ended', async () => {
  server.mockImplementationOnce(cut)
  const body = { people: 2 }
  const answer = anyCall.post('/reservations', body, { idempotencyKey: 'k1' })
  body.people = 5
  await vi.waitFor(() => expect(words()).toEqual(['shell:unanswered.open']))
  expect(toastQueue.snapshot()[0]?.timeoutMs).toBe(0)
  server.mockResolvedValueOnce(json(201, { data: { id: 'r1' } }))
  network.isUp = false
  lineIsBack()
  expect(await answer).toEqual({ data: { id: 'r1' } })
  expect(keys()).toEqual(['k1', 'k1'])
  expect(bodies()[1]).toBe(bodies()[0])
  expect(words()).toEqual(['shell:unanswered.done'])
})

it('leaves to the screen what the screen says itself, and says it once the screen is left', async () => {
  const place = document.createElement('p')
  const Asked = () => (useIsUnanswered('k1') ? 'unknown' : 'known')
  const root = createRoot(place)
  flushSync(() => root.render(createElement(Asked)))
  server.mockImplementationOnce(cut)
  const answer = anyCall.post('/reservations', { people: 2 }, { idempotencyKey: 'k1' })
  await vi.waitFor(() => expect(place.textContent).toBe('unknown'))
  expect(words()).toEqual([])
  server.mockImplementationOnce(cut)
  const other = anyCall.post('/ratings', { stars: 5 }, { idempotencyKey: 'k2' })
  await vi.waitFor(() => expect(words()).toEqual(['shell:unanswered.open']))
  server.mockImplementation(async () => json(201, { data: 1 }))
  lineIsBack()
  await Promise.all([answer, other])
  flushSync(() => root.unmount())
  server.mockImplementationOnce(cut)
  const last = anyCall.post('/reservations', { people: 3 }, { idempotencyKey: 'k1' })
  await vi.waitFor(() => expect(words()).toContain('shell:unanswered.open'))
  lineIsBack()
  await last
})

it.each([
  ['a line that was cut', cut],
  ['a gateway in front', async () => new Response('', { status: 504 })],
  ['an answer that is not the server’s', async () => new Response('<h1>Wi-Fi</h1>')],
  ['a first try that still runs', async () => json(409, { code: 'idempotency_in_progress' })],
  ['a server that answers before it is done', async () => busy({ undecided: true })],
])('asks again after %s, also a change without a key of its own', async (_what, first) => {
  server.mockImplementationOnce(first).mockResolvedValueOnce(json(200, { data: 1 }))
  const answer = anyCall.put('/guide/profile', { name: 'x' }, { ifMatch: '"1"' })
  await vi.waitFor(() => expect(words()).toEqual(['shell:unanswered.open']))
  lineIsBack()
  expect(await answer).toEqual({ data: 1 })
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys()[1]).toBe(keys()[0])
})

it('retries while there is no answer, and reports a refusal with its reason', async () => {
  server.mockImplementationOnce(cut).mockResolvedValueOnce(busy()).mockResolvedValueOnce(json(429, {}))
  server.mockResolvedValueOnce(json(409, { code: 'slot_full', message: 'És ple' }))
  const answer = anyCall.post('/reservations', {})
  const refused = expect(answer).rejects.toMatchObject({ code: 'slot_full' })
  await vi.waitFor(() => {
    lineIsBack()
    expect(server).toHaveBeenCalledTimes(4)
  })
  await refused
  expect(words()).toEqual(['shell:unanswered.refused'])
})

it('sends nothing without network, and does not retry after a refusal', async () => {
  network.isUp = false
  await expect(anyCall.post('/reservations', {})).rejects.toMatchObject({ isSent: false })
  expect(server).not.toHaveBeenCalled()
  network.isUp = true
  server.mockResolvedValueOnce(busy())
  await expect(anyCall.post('/reservations', {})).rejects.toBeInstanceOf(ApiError)
  expect(server).toHaveBeenCalledTimes(1)
  expect(words()).toEqual([])
})

it('treats a missing item as removed when the first try had no answer', async () => {
  server.mockImplementationOnce(cut).mockResolvedValueOnce(json(404, { code: 'not_found' }))
  const answer = anyCall.delete('/guide/groups/g1')
  await vi.waitFor(() => expect(words()).toEqual(['shell:unanswered.open']))
  lineIsBack()
  expect(await answer).toBeUndefined()
  server.mockResolvedValueOnce(json(404, { code: 'not_found' }))
  await expect(anyCall.delete('/guide/groups/g1')).rejects.toMatchObject({ status: 404 })
})

it('retries once when a form that was opened again sends the same action', async () => {
  server.mockImplementationOnce(cut)
  const first = anyCall.post('/reservations', { people: 2 }, { idempotencyKey: 'k1' })
  await vi.waitFor(() => expect(words()).toHaveLength(1))
  const second = anyCall.post('/reservations', { people: 2 }, { idempotencyKey: 'k1' })
  server.mockResolvedValueOnce(json(201, { data: 1 }))
  lineIsBack()
  expect(await Promise.all([first, second])).toEqual([{ data: 1 }, { data: 1 }])
  expect(server).toHaveBeenCalledTimes(2)
})

it('never retries in the name of the next person, and says so when the session has ended', async () => {
  server.mockImplementationOnce(cut)
  const answer = anyCall.post('/reservations', {})
  const failed = expect(answer).rejects.toBeInstanceOf(OfflineError)
  await vi.waitFor(() => expect(words()).toHaveLength(1))
  signIn('t2')
  lineIsBack()
  await failed
  expect(server).toHaveBeenCalledTimes(1)
  expect(words()).toEqual([])
  server.mockImplementationOnce(cut).mockResolvedValueOnce(json(401, { code: 'token_revoked' }))
  const other = expect(anyCall.post('/reservations', {})).rejects.toMatchObject({ status: 401 })
  await vi.waitFor(() => expect(words()).toHaveLength(1))
  lineIsBack()
  await other
  expect(words()).toEqual(['shell:unanswered.lost'])
})

/** The page is gone while its call is open: its memory is lost, the phone's storage remains. */
async function reload(): Promise<void> {
  await vi.waitFor(async () => expect(await readSent('ana')).toHaveLength(1))
  const [sent] = await readSent('ana')
  stopRetries()
  lineIsBack()
  await vi.waitFor(async () => expect(await readSent('ana')).toEqual([]))
  server.mockClear()
  if (sent) rememberSent(sent)
  await vi.waitFor(async () => expect(await readSent('ana')).toHaveLength(1))
}

it.each([
  ['POST', () => anyCall.post('/user/groups', { code: 'AB12' }, { idempotencyKey: 'k1' })],
  ['PUT', () => anyCall.put('/guide/profile', { name: 'x' }, { ifMatch: '"1"', idempotencyKey: 'k1' })],
  ['DELETE', () => anyCall.delete('/guide/groups/g1', { idempotencyKey: 'k1' })],
])('asks again after a reload how a %s ended, and says it', async (method, send) => {
  server.mockImplementationOnce(cut)
  const gone = expect(send()).rejects.toBeInstanceOf(OfflineError)
  await vi.waitFor(() => expect(words()).toEqual(['shell:unanswered.open']))
  const [url, init] = server.mock.calls[0] ?? []
  await reload()
  await gone
  server.mockResolvedValueOnce(json(200, { data: 1 }))
  const asked = retryAfterReload()
  await vi.waitFor(() => expect(words()).toEqual(['shell:unanswered.open']))
  lineIsBack()
  expect(await asked).toBe(1)
  expect(keys()).toEqual(['k1'])
  expect(server.mock.calls[0]?.[0]).toBe(url)
  expect(server.mock.calls[0]?.[1]).toMatchObject({ method, body: init?.body })
  expect(words()).toEqual(['shell:unanswered.done'])
  await vi.waitFor(async () => expect(await readSent('ana')).toEqual([]))
})

it('retries after a reload only for the same person, and stores no password and nothing that is answered', async () => {
  server.mockImplementationOnce(cut)
  const gone = expect(anyCall.post('/user/groups', { code: 'AB12' })).rejects.toBeInstanceOf(OfflineError)
  await reload()
  await gone
  useSession.setState({ user: { id: 'ben', roles: [] } as unknown as SessionUser })
  expect(await retryAfterReload()).toBe(0)
  expect(server).not.toHaveBeenCalled()
  server.mockResolvedValueOnce(json(200, { data: 1 }))
  await anyCall.post('/user/groups', { code: 'CD34' })
  await vi.waitFor(async () => expect(await readSent('ben')).toEqual([]))
  server.mockImplementationOnce(cut)
  const secret = expect(
    anyCall.put('/user/password', { current_password: 'a', password: 'b' }),
  ).rejects.toBeInstanceOf(OfflineError)
  await vi.waitFor(() => expect(words()).toContain('shell:unanswered.open'))
  expect(await readSent('ben')).toEqual([])
  stopRetries()
  await secret
  for (const { key } of await readSent('ana')) forgetSent(key)
})
