import { expect, it } from 'vitest'
import { distanceBand, timeBand } from './route-bands.ts'

it('draws the bands where the specification does: the edges belong to the middle', () => {
  expect([4.9, 5, 15, 15.1].map(distanceBand)).toEqual(['short', 'medium', 'medium', 'long'])
  expect([119, 120, 240, 241].map(timeBand)).toEqual(['short', 'medium', 'medium', 'long'])
})
