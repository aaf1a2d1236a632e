/** The members' rating and their number; null if no one has rated: an office's or default rating is not shown. */
export const givenRating = (of: {
  rating: number | null
  ratings_count: number
}): { rating: number; count: number } | null =>
  of.rating !== null && of.ratings_count > 0 ? { rating: of.rating, count: of.ratings_count } : null
