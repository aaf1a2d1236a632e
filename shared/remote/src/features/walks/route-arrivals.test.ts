// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ARRIVAL = { at: Date.now(), latitude: 41.9, longitude: 3, accuracy: 12 }
/** As a reloaded page sees it. */
const load = () => {
  vi.resetModules()
  return import('./route-arrivals.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('stores the end of a walk across a reload, until it is counted', async () => {
  const before = await load()
  before.saveArrival('rt-1', ARRIVAL)
  const after = await load()
  expect(after.readArrival('rt-1')).toEqual(ARRIVAL)
  expect(after.readArrival('rt-2')).toBeUndefined()
  after.clearArrival('rt-1')
  expect((await load()).readArrival('rt-1')).toBeUndefined()
  expect(localStorage.getItem('route_arrivals')).toBeNull()
})

it('deletes everything when the person signs out', async () => {
  const arrivals = await load()
  arrivals.saveArrival('rt-1', ARRIVAL)
  arrivals.clearArrivals()
  expect(localStorage.getItem('route_arrivals')).toBeNull()
})

it('does not offer a walk that the server would no longer accept', async () => {
  const arrivals = await load()
  // of the same page
  const { hear, holdClock } = await import('../../internal/held-clock.testing.ts')
  holdClock()
  hear()
  arrivals.saveArrival('rt-1', ARRIVAL)
  vi.setSystemTime(Date.now() + 200 * 86_400_000)
  expect(arrivals.readArrival('rt-1'), 'the phone’s clock alone drops nothing').toMatchObject(ARRIVAL)
  hear()
  expect(arrivals.readArrival('rt-1')).toBeUndefined()
  vi.useRealTimers()
})

it.each(['5', 'null', '[[1]]', '[["rt-1", {"at": 5}]]', '{'])('ignores %s in the storage', async (kept) => {
  localStorage.setItem('route_arrivals', kept)
  expect((await load()).readArrival('rt-1')).toBeUndefined()
})

it('lasts as long as the page where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const arrivals = await load()
  arrivals.saveArrival('rt-1', ARRIVAL)
  expect(arrivals.readArrival('rt-1')).toEqual(ARRIVAL)
})
