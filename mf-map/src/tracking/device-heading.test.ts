import { expect, it, vi } from 'vitest'
import { askForCompass, watchHeading } from './device-heading.ts'

const turn = (kind: string, fields: object) => dispatchEvent(Object.assign(new Event(kind), fields))

it('reads the compass of both kinds of phones, and leaves out the trembling', () => {
  const onHeading = vi.fn()
  const stop = watchHeading(onHeading)
  turn('deviceorientationabsolute', { absolute: true, alpha: 270 })
  expect(onHeading).toHaveBeenLastCalledWith(90)
  turn('deviceorientationabsolute', { absolute: true, alpha: 268 })
  expect(onHeading).toHaveBeenCalledTimes(1)
  turn('deviceorientation', { webkitCompassHeading: 359 })
  expect(onHeading).toHaveBeenLastCalledWith(359)
  turn('deviceorientation', { webkitCompassHeading: 1 })
  expect(onHeading).toHaveBeenCalledTimes(2)
  stop()
  turn('deviceorientation', { webkitCompassHeading: 180 })
  expect(onHeading).toHaveBeenCalledTimes(2)
})

it('does not take a turn relative to nothing for a direction', () => {
  const onHeading = vi.fn()
  const stop = watchHeading(onHeading)
  turn('deviceorientation', { absolute: false, alpha: 30 })
  turn('deviceorientation', { absolute: true, alpha: null })
  expect(onHeading).not.toHaveBeenCalled()
  stop()
})

it('asks only the phones that want to be asked, and lives with a refusal', async () => {
  await expect(askForCompass()).resolves.toBeUndefined()
  const requestPermission = vi.fn(() => Promise.reject(new Error('no tap')))
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
  await expect(askForCompass()).resolves.toBeUndefined()
  expect(requestPermission).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
