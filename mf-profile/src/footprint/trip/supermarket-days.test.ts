import type { FootprintFood } from '@sureda/contract/schemas/points/footprint'
import { expect, it } from 'vitest'
import { withSupermarketDays } from './supermarket-days.ts'

const food = (breakfasts: number, lunches: number, dinners: number, supermarket_days: number) =>
  ({ breakfasts, lunches, dinners, supermarket_days, diet: 'omnivore', local: false }) satisfies FootprintFood

it.each([
  ['takes three meals of a day', food(3, 3, 3, 0), 1, food(2, 2, 2, 1)],
  ['takes those of two days', food(3, 3, 3, 0), 2, food(1, 1, 1, 2)],
  ['takes no more than there are', food(3, 0, 1, 1), 3, food(1, 0, 0, 3)],
  ['gives them back', food(2, 2, 2, 1), 0, food(3, 3, 3, 0)],
  ['gives back only what fits the days', food(3, 2, 1, 1), 0, food(3, 3, 2, 0)],
  ['leaves more meals than days as they are', food(5, 2, 2, 1), 0, food(5, 3, 3, 0)],
])('%s', (_says, before, supermarket_days, after) => {
  expect(withSupermarketDays(before, supermarket_days, 3)).toEqual(after)
})
