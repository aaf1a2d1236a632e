import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { renew } from '@sureda/remote/query-client'

/** What the server made of it: points come from there only. */
export interface RouteCompleted {
  points_awarded: number
  outcome: 'awarded' | 'already_awarded' | 'daily_cap'
}

/**
 * Tells the server that the person has walked a route; each route brings points once. `key` is one intent of the person: a repeated try with
 * the same key counts once.
 * @throws ApiError, OfflineError
 */
export async function completeRoute(routeId: string, key: string): Promise<RouteCompleted> {
  const body = { route_id: routeId, captured_at: new Date().toISOString() }
  const answer = await api.post<Answer<RouteCompleted>>('/points/complete-route', body, {
    idempotencyKey: key,
  })
  await renew(['points'])
  return dataOf(answer)
}
