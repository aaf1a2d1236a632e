import { expect, it } from 'vitest'
import { isOnRoute, metresToRoute } from './at-route.ts'

const start = { latitude: 41.9, longitude: 3 }
const end = { latitude: 41.92, longitude: 3 }
const route = {
  schematic: false,
  start,
  end,
  track: [
    [41.9, 3, 100],
    [41.92, 3, 180],
  ] as const,
}

it('measures to the line between two points, not only to the points', () => {
  const beside = { latitude: 41.91, longitude: 3.001 }
  expect(metresToRoute(route, beside)).toBeCloseTo(82.8, 0)
  expect(metresToRoute(route, { latitude: 41.921, longitude: 3 })).toBeCloseTo(111.2, 0)
})

it('measures to start and end of a route without a line', () => {
  const bare = { ...route, track: [] }
  expect(metresToRoute(bare, start)).toBe(0)
  expect(metresToRoute(bare, end)).toBe(0)
  expect(metresToRoute({ ...bare, end: null }, end)).toBeGreaterThan(2_000)
})

it.each([
  [false, 50, 0, true],
  [false, 51, 0, false],
  [false, 80, 5_000, true],
  [false, 81, 5_000, false],
  [true, 250, 0, true],
  [true, 281, 5_000, false],
])('sketch %s, %i m away with an accuracy of %i m: %s', (schematic, metres, accuracy, expected) => {
  expect(isOnRoute({ ...route, schematic }, metres, accuracy)).toBe(expected)
})

it('does not count a position in the gap between two parts as on the route', () => {
  const parted = {
    ...route,
    track: [
      [41.9, 3, 100],
      [41.905, 3, 100],
      [41.915, 3, 180, 1],
      [41.92, 3, 180],
    ] as const,
  }
  expect(metresToRoute(parted, { latitude: 41.91, longitude: 3 })).toBeCloseTo(556, -1)
  expect(metresToRoute(parted, { latitude: 41.9175, longitude: 3 })).toBeCloseTo(0, 0)
})
