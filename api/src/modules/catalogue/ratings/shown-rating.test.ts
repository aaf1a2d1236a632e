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
  // no one has rated: the office's, else the default, else none
  [stored(4.7), 4.5, 4.7, 0],
  [stored(null), 4.5, 4.5, 0],
  [stored(null), undefined, null, 0],
  // everybody took theirs back
  [stored(null, 0, 0), undefined, null, 0],
  // members alone
  [stored(null, 3, 10), undefined, 3.3, 3],
  // one angry member does not sink a place, many do
  [stored(4.6, 1, 1), undefined, 4, 1],
  [stored(4.6, 100, 100), undefined, 1.2, 100],
  [stored(null, 1, 3), 4.5, 4.3, 1],
])('shows %j with default %s as %s of %i', (row, byDefault, rating, ratings_count) => {
  expect(shownRating(row, byDefault as number)).toEqual({ rating, ratings_count })
})
