import type { RateableType } from '@sureda/contract/codes/enums'
import type { RatingBody, RatingResult } from '@sureda/contract/schemas/points/points'
import { api } from '@sureda/remote/api'
import { serverNow } from '@sureda/remote/device'
import { type SendResult, sendOrQueue } from '@sureda/remote/offline'
import { type Answer, dataOf, invalidate, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The member's own rating of an item, null without one. For members only. */
export const ownRating = (type: RateableType, id: string) =>
  queryOptions({
    queryKey: ['points', 'rating', type, id],
    queryFn: ({ signal }) =>
      api.get('/points/rating', {
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

/** What the outbox calls a rating. */
export const ratingSubject = (type: RateableType, id: string): string => `rating:${type}:${id}`

/**
 * Gives 1–5 stars, now or when the network is back; once more for the same thing changes them. What shows its average or the member's points is asked
 * for again.
 * @throws ApiError, OfflineError
 */
export async function rate(
  { type, id, title }: { type: RateableType; id: string; title: string },
  rating: number,
): Promise<SendResult<RatingResult>> {
  const body: RatingBody = {
    rateable_type: type,
    rateable_id: id,
    rating,
    captured_at: new Date(serverNow()).toISOString(),
  }
  const invalidates = [['points'], [KEYS[type], 'detail', id]]
  const performed = await sendOrQueue<Answer<RatingResult>>({
    kind: 'rating',
    subject: ratingSubject(type, id),
    title,
    method: 'POST',
    path: '/points/rating',
    body,
    invalidates,
  })
  if (performed.state === 'waiting') return performed
  queryClient.setQueryData(ownRating(type, id).queryKey, performed.answer)
  void invalidate(
    ['points', 'balance'],
    ['points', 'history'],
    ['points', 'stats'],
    [KEYS[type], 'detail', id],
  )
  return { state: 'sent', answer: performed.answer.data }
}
