import { SYNC_FORCED_MS, WEATHER_REFRESH_MS } from '@sureda/contract/rules/limits'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLocationSync } from './location-sync.ts'

interface Rhythm {
  staleTime: number
  refetchInterval?: number
}
/** Times of each query's fetches, in minutes from the start. */
let asked: Record<string, number[]> = {}
let stop: () => void = () => {}
let online = true
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

beforeEach(() => {
  vi.useFakeTimers()
  asked = {}
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  stop()
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Shown({ name, rhythm }: { name: string; rhythm: Rhythm }) {
  const { data } = useQuery({
    queryKey: [name],
    queryFn: async () => asked[name]?.push((Date.now() - start) / 60_000) ?? 0,
    networkMode: 'always',
    ...rhythm,
  })
  return data
}
let start = 0

/** A screen with these queries, and the sync as the shell starts it. */
function show(queries: Record<string, Rhythm>) {
  const client = new QueryClient()
  start = Date.now()
  asked = Object.fromEntries(Object.keys(queries).map((name) => [name, []]))
  render(
    <QueryClientProvider client={client}>
      {Object.entries(queries).map(([name, rhythm]) => (
        <Shown key={name} name={name} rhythm={rhythm} />
      ))}
    </QueryClientProvider>,
  )
  stop = startLocationSync(client)
}

it('updates the weather every quarter of an hour, whatever forced runs there are', async () => {
  show({
    weather: { staleTime: WEATHER_REFRESH_MS, refetchInterval: WEATHER_REFRESH_MS },
    news: { staleTime: SYNC_FORCED_MS * 10 },
  })
  await minutes(46)
  expect(asked).toEqual({ weather: [0, 15, 30, 45], news: [0, 10, 20, 30, 40] })
})

it('loads the weather when the network is back only if it is too old', async () => {
  const staleTime = 5 * 60_000
  show({ weather: { staleTime, refetchInterval: WEATHER_REFRESH_MS }, news: { staleTime } })
  await minutes(1)
  act(() => void dispatchEvent(new Event('online')))
  await minutes(0)
  expect(asked).toEqual({ weather: [0], news: [0, 1] })
  online = false
  await minutes(6)
  online = true
  act(() => void dispatchEvent(new Event('online')))
  await minutes(0)
  expect(asked).toEqual({ weather: [0, 7], news: [0, 1, 7] })
})
