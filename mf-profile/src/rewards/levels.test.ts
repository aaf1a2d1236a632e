import { expect, it } from 'vitest'
import { ringShare } from './levels.ts'

it.each([
  [0, 1, 0],
  [125, 1, 0.5],
  [250, 2, 0],
  [1_750, 3, 0.5],
  [9_000, 4, 1],
])('with %i points on level %i the share of the next ring is %f', (lifetime, level, share) => {
  expect(ringShare(lifetime, level)).toBe(share)
})
