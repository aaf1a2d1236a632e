import type { CompleteRouteBody, PointsEarned, PointsEntry } from '@sureda/contract/points'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { renew } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'

/** When the signed-in person was paid for a route, as an ISO text; null where they have not walked it. Members only. */
export const routeWalked = (routeId: string) =>
  queryOptions({
    queryKey: ['points', 'history', 'route'],
    queryFn: ({ signal }) =>
      api.get<Answer<PointsEntry[]>>('/points/history', {
        query: { activity_type: 'route', per_page: 100 },
        signal,
      }),
    select: ({ data }: Answer<PointsEntry[]>) =>
      data.find(({ source_id }) => source_id === routeId)?.occurred_at ?? null,
  })

/**
 * Tells the server that the person has walked a route; each route brings points once. `key` is one intent of the person: a repeated try with
 * the same key counts once.
 * @throws ApiError, OfflineError
 */
export async function completeRoute(routeId: string, key: string): Promise<PointsEarned> {
  const body: CompleteRouteBody = { route_id: routeId, captured_at: new Date().toISOString() }
  const answer = await api.post<Answer<PointsEarned>>('/points/complete-route', body, {
    idempotencyKey: key,
  })
  await renew(['points'])
  return dataOf(answer)
}
