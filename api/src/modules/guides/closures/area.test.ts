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

it('tells inside from outside, whichever way the corners go round', () => {
  for (const area of [square, square.toReversed()]) {
    expect(isInArea(area, { latitude: 41.5, longitude: 2.5 })).toBe(true)
    expect(isInArea(area, { latitude: 41.5, longitude: 3.5 })).toBe(false)
    expect(isInArea(area, { latitude: 40.9, longitude: 2.5 })).toBe(false)
  }
})

it('leaves out the bay of an area that is not convex', () => {
  expect(isInArea(bay, { latitude: 41.6, longitude: 2.5 })).toBe(false)
  expect(isInArea(bay, { latitude: 41.1, longitude: 2.5 })).toBe(true)
})

it('finds a line that goes through between two of its points, and none that passes by', () => {
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
