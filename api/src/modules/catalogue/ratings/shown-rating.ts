import { RATING_PRIOR_WEIGHT } from '@sureda/contract/rules/limits'

/** Stored ratings: the office's own, and the members' total. */
export interface StoredRating {
  rating: number | null
  ratingsCount: number | null
  starsSum: number | null
}

/**
 * The public rating, 0–5 with one decimal (docs/decisions/0033-ratings.md): the office's (or `byDefault`) until members
 * rate; then it weighs like five members, so that the first rating does not turn four and a half stars into one.
 * Without either, the members' mean alone.
 */
export function shownRating(row: StoredRating, byDefault: number): { rating: number; ratings_count: number }
export function shownRating(row: StoredRating): { rating: number | null; ratings_count: number }
export function shownRating(
  { rating, ratingsCount, starsSum }: StoredRating,
  byDefault: number | null = null,
): { rating: number | null; ratings_count: number } {
  const prior = rating ?? byDefault
  const count = ratingsCount ?? 0
  const weight = prior === null ? 0 : RATING_PRIOR_WEIGHT
  if (count === 0) return { rating: prior, ratings_count: 0 }
  const mean = ((prior ?? 0) * weight + (starsSum ?? 0)) / (weight + count)
  return { rating: Math.round(mean * 10) / 10, ratings_count: count }
}
