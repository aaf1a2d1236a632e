// @vitest-environment jsdom
import { CACHED_AT_HEADER } from '@sureda/contract/remote/offline'
import { queryOptions } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { persisted, queryClient } from '../query/client.ts'
import { answeredAt, recordAnswerTime } from './answer-age.ts'
import { anyCall } from './any-call.testing.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
})

it('returns the age of the oldest of several bodies, and none for current ones', () => {
  const [old, older, fresh] = [{}, {}, {}]
  recordAnswerTime(old, 2_000)
  recordAnswerTime(older, 1_000)
  expect(answeredAt(old, older, fresh)).toBe(1_000)
  expect(answeredAt(fresh, null, 'text')).toBeUndefined()
})

it('shows a stored answer with its real age, also after a reload', async () => {
  const cachedAt = Date.now() - 3_600_000
  const headers = { 'content-type': 'application/json', [CACHED_AT_HEADER]: String(cachedAt) }
  vi.stubGlobal('fetch', async () => new Response('{"data":[1]}', { headers }))
  const kept = queryOptions({
    queryKey: ['kept'],
    queryFn: () => anyCall.get<{ data: number[] }>('/routes'),
    persister: persisted,
  })
  await queryClient.fetchQuery(kept)
  // as soon as the answer arrives: no screen ever shows it as current
  expect(queryClient.getQueryState(kept.queryKey)?.dataUpdatedAt).toBe(cachedAt)
  await vi.waitFor(() =>
    expect(Object.values({ ...localStorage }).join()).toContain(`"dataUpdatedAt":${cachedAt}`),
  )
})
