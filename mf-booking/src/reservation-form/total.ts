import type { Experience } from '@sureda/contract/schemas/catalogue/experience'

export interface Quantity {
  people: number
  nights: number | null
  rooms: number
}

/** The sum in euros, the price and the factors it is multiplied by. Null where the price is not set, zero, or nothing is charged. */
export function totalOf(
  { price, price_unit }: Pick<Experience, 'price' | 'price_unit'>,
  { people, nights, rooms }: Quantity,
): { sum: number; price: number; times: number[] } | null {
  if (price === null || price === 0 || price_unit === 'none') return null
  const times = price_unit === 'group' ? [] : price_unit === 'night' ? [nights ?? 1, rooms] : [people]
  return { price, times, sum: times.reduce((sum, count) => sum * count, price) }
}
