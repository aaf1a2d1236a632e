import { expect, it } from 'vitest'
import { distanceBand, timeBand } from './route-bands.ts'

it('uses the bands of the specification, whose edges belong to the middle one', () => {
  expect([4.9, 5, 15, 15.1].map(distanceBand)).toEqual(['short', 'medium', 'medium', 'long'])
  expect([119, 120, 240, 241].map(timeBand)).toEqual(['short', 'medium', 'medium', 'long'])
})
