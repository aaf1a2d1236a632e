import { expect, it } from 'vitest'
import { elevationAt, elevationParts } from './elevation.ts'

const points = [
  { distance: 0, elevation: 100 },
  { distance: 1000, elevation: 100 },
  { distance: 1000, elevation: 900, beginsPart: true },
  { distance: 2000, elevation: 900 },
]

it('splits the heights at gaps of the track, and has none between the parts', () => {
  expect(elevationParts(points).map((part) => part.length)).toEqual([2, 2])
  expect([900, 999, 1001].map((distance) => elevationAt(points, distance))).toEqual([100, 100, 900])
})
