import type { RateableType } from '@sureda/contract/enums'
import type { OwnRating, RatingBody, RatingResult } from '@sureda/contract/points'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { newIdempotencyKey } from '@sureda/remote/idempotency-key'
import { queryClient, renew } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'

/** The stars a member gave something, null where they gave none. For members only. */
export const ownRating = (type: RateableType, id: string) =>
  queryOptions({
    queryKey: ['points', 'rating', type, id],
    queryFn: ({ signal }) =>
      api.get<Answer<OwnRating>>('/points/rating', {
        query: { rateable_type: type, rateable_id: id },
        signal,
      }),
    select: dataOf,
  })

/** Where the average of a kind is shown. */
const KEYS: Record<RateableType, string> = {
  experience: 'experiences',
  event: 'events',
  route: 'routes',
  package: 'packages',
  story: 'stories',
  location: 'locations',
  operator: 'operators',
}

/** Gives 1–5 stars; once more for the same thing changes them. What shows its average or the member's points is asked for again. */
export async function rate(type: RateableType, id: string, rating: number): Promise<RatingResult> {
  const body: RatingBody = { rateable_type: type, rateable_id: id, rating }
  const answer = await api.post<Answer<RatingResult>>('/points/rating', body, {
    idempotencyKey: newIdempotencyKey(),
  })
  queryClient.setQueryData(ownRating(type, id).queryKey, answer)
  void renew(['points', 'balance'], ['points', 'history'], ['points', 'stats'], [KEYS[type], 'detail', id])
  return answer.data
}
