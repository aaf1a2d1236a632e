/** The stars that people gave, and how many gave them; null where no one has: what an office or a default says is no rating to show. */
export const givenRating = (of: {
  rating: number | null
  ratings_count: number
}): { rating: number; count: number } | null =>
  of.rating !== null && of.ratings_count > 0 ? { rating: of.rating, count: of.ratings_count } : null
