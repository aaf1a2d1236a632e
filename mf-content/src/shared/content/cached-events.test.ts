// @vitest-environment jsdom
import { ApiError, OfflineError, RequestTimeoutError } from '@sureda/remote/api'
import { queryClient } from '@sureda/remote/query'
import { makeEvent } from '@sureda/testing/content-factories'
import { fakeApi } from '@sureda/testing/fake-api'
import { afterEach, expect, it } from 'vitest'
import { selectBeginning, selectBetween, selectDays, withCacheFallback } from './cached-events.ts'

const ZONE = 'Europe/Madrid'
const fair = makeEvent({ id: 'fair', start_datetime: '2026-11-28T10:00:00+01:00', end_datetime: null })
const songs = makeEvent({
  id: 'songs',
  start_datetime: '2026-11-27T19:00:00+01:00',
  end_datetime: '2026-11-29T14:00:00+01:00',
})
const crib = makeEvent({ id: 'crib', start_datetime: '2026-12-24T18:00:00+01:00', end_datetime: null })
const all = [crib, fair, songs]
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)
const offline = () => Promise.reject(new OfflineError('no network'))

afterEach(() => queryClient.clear())

it('selects the events of some days, the next ones, and the count of each day', () => {
  expect(ids(selectBetween('2026-11-28', '2026-11-28')(all, ZONE))).toEqual(['songs', 'fair'])
  expect(ids(selectBeginning('2026-11-28', 1)(all, ZONE))).toEqual(['fair'])
  expect(selectDays('2026-11-28', '2026-12-06')(all, ZONE)).toEqual([
    { day: '2026-11-28', count: 2 },
    { day: '2026-11-29', count: 1 },
  ])
})

it.each([
  ['there is no network', new OfflineError('no network')],
  ['the network stalls', new RequestTimeoutError('15 s')],
  ['the server is down', new ApiError(503, null)],
])('answers from the saved list when %s', async (_where, error) => {
  const api = fakeApi({ 'GET /events': all })
  const answer = await withCacheFallback(
    () => Promise.reject(error),
    selectBetween('2026-12-01', '2026-12-31'),
  )
  expect(ids(answer.data)).toEqual(['crib'])
  api.restore()
})

it('passes the server’s error on, and the network error when no list is saved', async () => {
  const api = fakeApi({ 'GET /events': () => offline() })
  await expect(withCacheFallback(offline, selectBetween('2026-12-01', '2026-12-31'))).rejects.toMatchObject({
    message: 'no network',
  })
  await expect(
    withCacheFallback(
      () => Promise.reject(new ApiError(422, null)),
      selectBetween('2026-12-01', '2026-12-31'),
    ),
  ).rejects.toMatchObject({ status: 422 })
  api.restore()
})
