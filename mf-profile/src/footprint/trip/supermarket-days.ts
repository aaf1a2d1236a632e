import type { FootprintFood } from '@sureda/contract/schemas/points/footprint'

const MEALS = ['breakfasts', 'lunches', 'dinners'] as const

/**
 * As many days from the supermarket: each replaces the three meals of a day, so these leave the other counts. Fewer of them give the meals back, as far
 * as the days of the trip have room for them.
 */
export function withSupermarketDays(food: FootprintFood, supermarket_days: number, days: number) {
  const more = supermarket_days - food.supermarket_days
  const next: FootprintFood = { ...food, supermarket_days }
  for (const meal of MEALS) {
    const room = Math.max(food[meal], days - supermarket_days)
    next[meal] = Math.min(room, Math.max(0, food[meal] - more))
  }
  return next
}
