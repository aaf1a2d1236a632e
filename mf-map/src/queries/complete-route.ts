import type { CompleteRouteBody, PointsEarned } from '@sureda/contract/points'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { renew } from '@sureda/remote/query-client'

/**
 * Tells the server that a route was walked to its end at `at` (milliseconds since 1970). `key` is one intent: a repeated try counts once.
 * @throws ApiError, OfflineError
 */
export async function completeRoute(routeId: string, at: number, key: string): Promise<PointsEarned> {
  const body: CompleteRouteBody = { route_id: routeId, captured_at: new Date(at).toISOString() }
  const answer = await api.post<Answer<PointsEarned>>('/points/complete-route', body, {
    idempotencyKey: key,
    needsToken: true,
  })
  await renew(['points'])
  return dataOf(answer)
}
