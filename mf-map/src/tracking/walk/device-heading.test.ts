// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askForCompass, followHeading, type Heading } from './device-heading.ts'

const turn = (kind: string, fields: object) => dispatchEvent(Object.assign(new Event(kind), fields))
const compass = (alpha: number | null) => turn('deviceorientationabsolute', { absolute: true, alpha })

const show = vi.fn()
let heading: Heading
beforeEach(() => {
  vi.useFakeTimers()
  heading = followHeading(show)
})
afterEach(() => {
  heading.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('reads the compass of both kinds of phones, and ignores small movements', () => {
  compass(270)
  expect(show).toHaveBeenLastCalledWith(90)
  compass(268)
  expect(show).toHaveBeenCalledTimes(1)
  turn('deviceorientation', { webkitCompassHeading: 359 })
  expect(show).toHaveBeenLastCalledWith(359)
  turn('deviceorientation', { webkitCompassHeading: 1 })
  expect(show).toHaveBeenCalledTimes(2)
  heading.stop()
  expect(show).toHaveBeenLastCalledWith(null)
  turn('deviceorientation', { webkitCompassHeading: 180 })
  expect(show).toHaveBeenCalledTimes(3)
})

it('ignores an orientation that is not absolute', () => {
  turn('deviceorientation', { absolute: false, alpha: 30 })
  turn('deviceorientation', { absolute: true, alpha: null })
  expect(show).not.toHaveBeenCalled()
})

it('uses only the compass as long as it reports, also small movements', () => {
  compass(270)
  heading.onCourse(10)
  vi.advanceTimersByTime(4_000)
  compass(269)
  vi.advanceTimersByTime(4_000)
  heading.onCourse(20)
  heading.onCourse(null)
  expect(show.mock.calls).toEqual([[90]])
  vi.advanceTimersByTime(2_000)
  heading.onCourse(20)
  expect(show).toHaveBeenLastCalledWith(20)
  compass(270)
  expect(show).toHaveBeenLastCalledWith(90)
})

it('shows the course of a moving phone where there is no compass, and none for one at rest', () => {
  heading.onCourse(40)
  expect(show).toHaveBeenLastCalledWith(40)
  heading.onCourse(null)
  expect(show).toHaveBeenLastCalledWith(null)
  heading.onCourse(50)
  // some phones report nothing more
  vi.advanceTimersByTime(10_000)
  expect(show).toHaveBeenLastCalledWith(null)
})

it('asks only on phones that need a permission, and with the next tap where that is required', async () => {
  await expect(askForCompass()).resolves.toBeUndefined()
  const requestPermission = vi.fn(() => Promise.reject(new Error('no tap')))
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
  await expect(askForCompass()).resolves.toBeUndefined()
  expect(requestPermission).toHaveBeenCalledOnce()
  document.body.click()
  document.body.click()
  expect(requestPermission).toHaveBeenCalledTimes(2)
})
