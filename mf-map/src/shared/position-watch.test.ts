// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeWalk } from '../testing/fake-walk.ts'
import { SILENCE_MS, watchFixes } from './position-watch.ts'

let phone: ReturnType<typeof fakeWalk>
const onFix = vi.fn()
const onFault = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  phone = fakeWalk()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
const here = () => ({ latitude: 41.9, longitude: 3, at: Date.now() })

it('reports no short silence', () => {
  watchFixes(onFix, onFault)
  phone.go(here())
  phone.fail(3)
  expect(onFault).not.toHaveBeenCalled()
  vi.advanceTimersByTime(SILENCE_MS)
  phone.fail(3)
  expect(onFault).toHaveBeenCalledWith('timeout')
})

it('starts again when positions stop coming, and only then says that tracking has failed', () => {
  watchFixes(onFix, onFault)
  phone.go(here())
  vi.advanceTimersByTime(SILENCE_MS * 1.5)
  expect(phone.watchPosition).toHaveBeenCalledTimes(2)
  expect(onFault).not.toHaveBeenCalled()
  vi.advanceTimersByTime(SILENCE_MS * 1.5)
  expect(onFault).toHaveBeenCalledWith('tracking')
})

it('reports no silence while the page is hidden', () => {
  watchFixes(onFix, onFault)
  phone.go(here())
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(SILENCE_MS * 10)
  expect(phone.watchPosition).toHaveBeenCalledOnce()
})

it('stops when told', () => {
  const stop = watchFixes(onFix, onFault)
  stop()
  expect(phone.watching()).toBe(false)
  vi.advanceTimersByTime(SILENCE_MS * 10)
  expect(onFault).not.toHaveBeenCalled()
})

it('accepts only exact heights, and a course only while the phone moves', () => {
  watchFixes(onFix, onFault)
  phone.go({ ...here(), altitude: 240, heading: 90, speed: 1.4 })
  expect(onFix).toHaveBeenLastCalledWith(expect.objectContaining({ elevation: 240, course: 90 }))
  phone.go({ ...here(), altitude: null, heading: 90, speed: 0 })
  expect(onFix).toHaveBeenLastCalledWith(expect.objectContaining({ elevation: null, course: null }))
})

it.each([-9999, -32768, 65_535, Number.NaN])('treats a placeholder (%d m) as no height', (altitude) => {
  watchFixes(onFix, onFault)
  phone.go({ ...here(), altitude })
  expect(onFix).toHaveBeenLastCalledWith(expect.objectContaining({ elevation: null }))
})

it.each([
  { latitude: Number.NaN, longitude: 3 },
  { latitude: 0, longitude: 0 },
  { latitude: 91, longitude: 3 },
  { latitude: 41.9, longitude: 181 },
])('rejects %o as a position', (place) => {
  watchFixes(onFix, onFault)
  phone.go({ ...place, at: Date.now() })
  expect(onFix).not.toHaveBeenCalled()
})

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('limits an accuracy of %d to 1,000 m', (accuracy) => {
  watchFixes(onFix, onFault)
  phone.go({ ...here(), accuracy })
  expect(onFix).toHaveBeenLastCalledWith(expect.objectContaining({ accuracy: 1_000 }))
})

it('says so where a browser has no position at all', () => {
  vi.stubGlobal('navigator', { userAgent: 'test', platform: 'test' })
  watchFixes(onFix, onFault)
  expect(onFault).toHaveBeenCalledWith('unsupported')
})
