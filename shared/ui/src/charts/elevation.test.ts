import { expect, it } from 'vitest'
import { elevationAt, elevationParts } from './elevation.ts'

const points = [
  { distance: 0, elevation: 100 },
  { distance: 1000, elevation: 100 },
  { distance: 1000, elevation: 900, beginsPart: true },
  { distance: 2000, elevation: 900 },
]

it('parts the heights where no one walks, and has none between them', () => {
  expect(elevationParts(points).map((part) => part.length)).toEqual([2, 2])
  expect([900, 999, 1001].map((distance) => elevationAt(points, distance))).toEqual([100, 100, 900])
})
