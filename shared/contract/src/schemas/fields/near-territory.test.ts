import { expect, it } from 'vitest'
import { farCoordinates, isNearTerritory } from './near-territory.ts'

const bounds = [
  [41.9, 2.8],
  [42.1, 3],
] as const

it.each([
  [42, 2.9, true],
  [43, 2.9, true],
  [43.2, 2.9, false],
  [42, 1.9, true],
  [42, 4.1, false],
  [0, 0, false],
  [2.9, 42, false],
  [-33.9, 18.4, false],
])('decides whether %f, %f is in a territory or around it', (latitude, longitude, expected) => {
  expect(isNearTerritory(bounds, { latitude, longitude })).toBe(expected)
})

it('names the coordinates outside of the territory, and accepts a narrower margin', () => {
  expect(farCoordinates(bounds, { latitude: 42, longitude: 18.4 })).toEqual(['longitude'])
  expect(farCoordinates(bounds, { latitude: 42.4, longitude: 2.9 }, 0.25)).toEqual(['latitude'])
})
