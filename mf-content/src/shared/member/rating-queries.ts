import type { RateableType } from '@sureda/contract/codes/enums'
import type { RatingBody, RatingResult } from '@sureda/contract/schemas/points/points'
import { api } from '@sureda/remote/api'
import { serverNow } from '@sureda/remote/device'
import { type SendResult, sendOrQueue } from '@sureda/remote/offline'
import { type Answer, dataOf, invalidate, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The member's own rating of an item; null without one. Members only. */
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

/** Query keys that contain the average of a kind. */
const KEYS: Record<RateableType, string> = {
  experience: 'experiences',
  event: 'events',
  route: 'routes',
  package: 'packages',
  story: 'stories',
  location: 'locations',
  operator: 'operators',
}

/** Subject of a rating in the outbox. */
export const ratingSubject = (type: RateableType, id: string): string => `rating:${type}:${id}`

/**
 * Sends 1–5 stars, now or when the network is back; another rating of the same item replaces them. Queries with its average or the member's points are
 * invalidated.
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
