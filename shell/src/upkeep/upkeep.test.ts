// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startCacheCleanup } from './cache-upkeep.ts'
import { startLocationSync } from './location-sync.ts'

vi.mock('../session/member-data.ts', () => ({ loadMemberData: async () => void runs.push('member') }))

const runs: string[] = []
const queries = {
  invalidateQueries: async (filters?: { stale?: boolean }) => {
    runs.push(filters?.stale ? 'light' : 'forced')
  },
}
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
let stop: () => void = () => {}
let visibility: DocumentVisibilityState = 'visible'
let online = true

beforeEach(() => {
  vi.useFakeTimers()
  runs.length = 0
  visibility = 'visible'
  online = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  stop = startLocationSync(queries)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('runs lightly every two minutes, and forces everything every ten, including favorites and package', () => {
  minutes(2)
  expect(runs).toEqual(['light'])
  minutes(8)
  expect(runs).toEqual(['light', 'light', 'light', 'light', 'forced', 'member'])
  minutes(10)
  expect(runs.filter((run) => run === 'forced')).toHaveLength(2)
})

it('runs lightly when the tab is visible again', () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  minutes(4)
  expect(runs).toEqual([])
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(runs).toEqual(['light'])
})

it('forces everything when the network is back, and restarts the ten minutes', () => {
  online = false
  minutes(8)
  expect(runs).toEqual([])
  online = true
  dispatchEvent(new Event('online'))
  expect(runs).toEqual(['forced', 'member'])
  minutes(4)
  expect(runs).toEqual(['forced', 'member', 'light', 'light'])
})

it('stops', () => {
  stop()
  minutes(30)
  dispatchEvent(new Event('online'))
  expect(runs).toEqual([])
})

it('cleans the cache every two minutes', () => {
  stop()
  localStorage.setItem('cache:-old', '{"state":{"dataUpdatedAt":1}}')
  const stopCleaning = startCacheCleanup()
  minutes(1)
  expect(localStorage.getItem('cache:-old')).not.toBeNull()
  minutes(1)
  expect(localStorage.getItem('cache:-old')).toBeNull()
  stopCleaning()
})
