import { expect, it } from 'vitest'
import { totalOf } from './total.ts'

const quantity = { people: 3, nights: 2, rooms: 2 }

it.each([
  ['person', 36],
  ['group', 12],
  ['night', 48],
] as const)('counts a price for a %s', (price_unit, sum) => {
  expect(totalOf({ price: 12, price_unit }, quantity)?.sum).toBe(sum)
})

it('has no sum where nothing is charged or no price is set', () => {
  expect(totalOf({ price: 22, price_unit: 'none' }, quantity)).toBeNull()
  expect(totalOf({ price: 0, price_unit: 'person' }, quantity)).toBeNull()
  expect(totalOf({ price: null, price_unit: 'person' }, quantity)).toBeNull()
})
