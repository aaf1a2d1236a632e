import { expect, it } from 'vitest'
import { levelOf, nextLevel } from './levels.ts'

it.each([
  [0, 1],
  [249, 1],
  [250, 2],
  [999, 2],
  [1_000, 3],
  [2_499, 3],
  [2_500, 4],
  [1_000_000, 4],
])('%i points are level %i', (points, level) => {
  expect(levelOf(points)).toBe(level)
})

it('says how far the next one is', () => {
  expect(nextLevel(0)).toEqual({ level: 2, from: 250, missing: 250 })
  expect(nextLevel(998)).toEqual({ level: 3, from: 1_000, missing: 2 })
  expect(nextLevel(2_500)).toBeNull()
})
