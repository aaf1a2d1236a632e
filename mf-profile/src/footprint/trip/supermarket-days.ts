import type { FootprintFood } from '@sureda/contract/schemas/points/footprint'

const MEALS = ['breakfasts', 'lunches', 'dinners'] as const

/**
 * Sets the number of supermarket days. Each replaces the three meals of a day, so the other counts shrink by it; with fewer days they grow again, up to the
 * days of the trip.
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
