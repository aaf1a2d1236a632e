import { expect, it } from 'vitest'
import { type Corner, isInArea, lineMeetsArea } from './area.ts'

const square: Corner[] = [
  [41, 2],
  [41, 3],
  [42, 3],
  [42, 2],
]
/** An area in the shape of a U that is open to the north. */
const bay: Corner[] = [
  [41, 2],
  [41, 3],
  [42, 3],
  [42, 2.8],
  [41.2, 2.8],
  [41.2, 2.2],
  [42, 2.2],
  [42, 2],
]

it('distinguishes inside and outside for either direction of the corners', () => {
  for (const area of [square, square.toReversed()]) {
    expect(isInArea(area, { latitude: 41.5, longitude: 2.5 })).toBe(true)
    expect(isInArea(area, { latitude: 41.5, longitude: 3.5 })).toBe(false)
    expect(isInArea(area, { latitude: 40.9, longitude: 2.5 })).toBe(false)
  }
})

it('excludes the bay of a concave area', () => {
  expect(isInArea(bay, { latitude: 41.6, longitude: 2.5 })).toBe(false)
  expect(isInArea(bay, { latitude: 41.1, longitude: 2.5 })).toBe(true)
})

it('finds a line that crosses the area between two points, and none beside it', () => {
  expect(
    lineMeetsArea(square, [
      [41.5, 1],
      [41.5, 4],
    ]),
  ).toBe(true)
  expect(
    lineMeetsArea(square, [
      [42.5, 1],
      [42.5, 4],
    ]),
  ).toBe(false)
  expect(lineMeetsArea(square, [])).toBe(false)
})
