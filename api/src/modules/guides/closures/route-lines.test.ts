import { expect, it } from 'vitest'
import { lineMeetsArea } from './area.ts'
import { linesOf } from './route-lines.ts'

const track: [number, number, number, 1?][] = [
  [42, 2.9, 0],
  [42.01, 2.9, 0],
  [42.2, 2.9, 0, 1],
  [42.21, 2.9, 0],
]
const start = { latitude: 41.99, longitude: 2.9 }
const end = { latitude: 42.22, longitude: 2.9 }
const around = (latitude: number): [number, number][] => [
  [latitude - 0.001, 2.89],
  [latitude - 0.001, 2.91],
  [latitude + 0.001, 2.91],
  [latitude + 0.001, 2.89],
]

it.each([
  [41.995, true],
  [42.005, true],
  [42.1, false],
  [42.215, true],
])('decides whether land at %f is on a route of two parts', (latitude, expected) => {
  const meets = linesOf({ track, start, end }).some((line) => lineMeetsArea(around(latitude), line))
  expect(meets).toBe(expected)
})
