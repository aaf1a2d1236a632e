import { expect, it } from 'vitest'
import { shownRating } from './shown-rating.ts'

const stored = (
  rating: number | null,
  ratingsCount: number | null = null,
  starsSum: number | null = null,
) => ({
  rating,
  ratingsCount,
  starsSum,
})

it.each([
  // without ratings by members: the office's rating, otherwise the default, otherwise none
  [stored(4.7), 4.5, 4.7, 0],
  [stored(null), 4.5, 4.5, 0],
  [stored(null), undefined, null, 0],
  // all ratings were withdrawn
  [stored(null, 0, 0), undefined, null, 0],
  // ratings by members only
  [stored(null, 3, 10), undefined, 3.3, 3],
  // a single bad rating changes the result little, many change it
  [stored(4.6, 1, 1), undefined, 4, 1],
  [stored(4.6, 100, 100), undefined, 1.2, 100],
  [stored(null, 1, 3), 4.5, 4.3, 1],
])('shows %j with default %s as %s of %i', (row, byDefault, rating, ratings_count) => {
  expect(shownRating(row, byDefault as number)).toEqual({ rating, ratings_count })
})
