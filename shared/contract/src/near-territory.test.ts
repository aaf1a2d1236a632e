import { expect, it } from 'vitest'
import { isNearTerritory } from './near-territory.ts'

const bounds = [
  [41.9, 2.8],
  [42.1, 3],
] as const

it.each([
  [42, 2.9, true],
  [42.3, 2.9, true],
  [42.4, 2.9, false],
  [42, 2.56, true],
  [42, 3.3, false],
  [0, 0, false],
  [2.9, 42, false],
  [-33.9, 18.4, false],
])('knows whether %f, %f is in a territory or around it', (latitude, longitude, expected) => {
  expect(isNearTerritory(bounds, { latitude, longitude })).toBe(expected)
})
