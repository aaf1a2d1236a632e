import { expect, it } from 'vitest'
import { distanceM, isAtPlace } from './at-place.ts'

it('measures distances on the surface of the earth', () => {
  const cassa = { latitude: 41.8878, longitude: 2.8752 }
  const palafrugell = { latitude: 41.9185, longitude: 3.1656 }
  expect(distanceM(cassa, palafrugell) / 1000).toBeCloseTo(24.27, 1)
  expect(distanceM(cassa, cassa)).toBe(0)
  expect(distanceM({ latitude: 0, longitude: 179.9995 }, { latitude: 0, longitude: -179.9995 })).toBeCloseTo(
    111.2,
    0,
  )
  expect(distanceM({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }) / 1000).toBeCloseTo(
    20_015,
    0,
  )
})

it.each([
  // distance, radius, accuracy, inside
  [60, 60, 0, true],
  [60.1, 60, 0, false],
  [80, 60, 20, true],
  [90, 60, 30, true],
  [91, 60, 200, false],
  [25, 10, 0, true],
  [26, 10, 0, false],
  [55, 10, 500, true],
  [56, 10, 500, false],
  [0, 10, undefined, true],
])('at %s m of a place with radius %s m and accuracy %s: %s', (distance, radius, accuracy, inside) => {
  expect(isAtPlace(distance, radius, accuracy)).toBe(inside)
})
