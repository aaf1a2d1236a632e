// @vitest-environment jsdom
import { ApiError, api, OfflineError } from '@sureda/remote/api'
import { afterEach, expect, it, vi } from 'vitest'
import { type FakeApi, fakeApi, json, noNetwork, problem } from './fake-api.ts'

let server: FakeApi
afterEach(() => {
  server.restore()
  vi.restoreAllMocks()
})

it('sends a plain value as data', async () => {
  server = fakeApi({ 'GET /news': [{ id: 'n-1' }] })
  expect(await api.get('/news')).toEqual({ data: [{ id: 'n-1' }] })
})

it('hands the parts of the path to an answer that decides per call', async () => {
  server = fakeApi({ 'GET /news/:id': ({ params }: { params: { id: string } }) => ({ id: params.id }) })
  expect(await api.get('/news/n%201')).toEqual({ data: { id: 'n 1' } })
})

it('prefers an exact path to one with parameters', async () => {
  server = fakeApi({ 'GET /packages/:id': 'one', 'GET /packages/featured': 'featured' })
  expect(await api.get('/packages/featured')).toEqual({ data: 'featured' })
})

it('answers the same way as often as it is asked', async () => {
  server = fakeApi({ 'GET /news': json({ data: [], meta: { next_cursor: null } }) })
  await api.get('/news')
  expect(await api.get('/news')).toEqual({ data: [], meta: { next_cursor: null } })
})

it('shows the calls it received with their bodies', async () => {
  server = fakeApi({ 'POST /favorites': { ok: true } })
  await api.post('/favorites', { favoritable_id: 'e-pela' })
  expect(server.callsOf('POST /favorites')[0]?.body).toEqual({ favoritable_id: 'e-pela' })
})

it('speaks the error language of the API', async () => {
  server = fakeApi({ 'POST /reservations': problem(409, 'slot_full', 'Ple', { data: { remaining: 0 } }) })
  const error = await api.post('/reservations', {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, code: 'slot_full', text: 'Ple', data: { remaining: 0 } })
})

it('can be without network', async () => {
  server = fakeApi({ 'GET /news': noNetwork })
  await expect(api.get('/news')).rejects.toBeInstanceOf(OfflineError)
})

it('names a call that no test expected', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = fakeApi()
  await expect(api.get('/news')).rejects.toMatchObject({ text: 'No fake answer for GET /news' })
})

it('breaks off what is still running at the end, so that the next test asks anew', async () => {
  server = fakeApi({ 'GET /news': () => new Promise(() => {}) })
  const unanswered = api.get('/news')
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  server.restore()
  await expect(unanswered).rejects.toHaveProperty('name', 'AbortError')
  server = fakeApi({ 'GET /news': 'next' })
  expect(await api.get('/news')).toEqual({ data: 'next' })
})

it('lets a caller break off a call of its own', async () => {
  server = fakeApi({ 'POST /news': () => new Promise(() => {}) })
  const caller = new AbortController()
  const unanswered = api.post('/news', {}, { signal: caller.signal })
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  caller.abort()
  await expect(unanswered).rejects.toHaveProperty('name', 'AbortError')
})
