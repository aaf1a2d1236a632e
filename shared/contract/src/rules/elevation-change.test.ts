import { expect, it } from 'vitest'
import { elevationChange, elevationChangeOfParts } from './elevation-change.ts'

it.each([
  [[], 0, 0],
  [[100], 0, 0],
  [[100, 150, 120, 170], 100, 30],
  // receiver noise is no climb
  [[100, 102, 100, 101, 99, 101], 0, 0],
  // a slow rise counts although each step is small
  [[100, 101, 102, 103, 104, 105, 106], 6, 0],
])('%j climbs %i m and falls %i m', (heights, gain, loss) => {
  expect(elevationChange(heights)).toEqual({ gain, loss })
})

it('counts no climb between two parts of a track', () => {
  expect(
    elevationChangeOfParts([
      [100, 150],
      [900, 860],
    ]),
  ).toEqual({ gain: 50, loss: 40 })
  expect(elevationChangeOfParts([])).toEqual({ gain: 0, loss: 0 })
})
