import type { CompleteRouteBody, PointsEarned } from '@sureda/contract/points'
import { type Answer, dataOf } from './content-resource.ts'
import { type Performed, perform } from './outbox.ts'
import { renew } from './query-client.ts'

/** What the outbox calls a completed route. */
export const walkedSubject = (routeId: string): string => `completed-route:${routeId}`

/**
 * Tells the server that the member walked a route to its end at `at` (milliseconds since 1970), now or when the network is back; each route brings points
 * once, whatever is repeated.
 * @throws ApiError, OfflineError
 */
export async function completeRoute(
  route: { id: string; title: string },
  at: number,
): Promise<Performed<PointsEarned>> {
  const body: CompleteRouteBody = { route_id: route.id, captured_at: new Date(at).toISOString() }
  const performed = await perform<Answer<PointsEarned>>({
    kind: 'completed-route',
    subject: walkedSubject(route.id),
    title: route.title,
    method: 'POST',
    path: '/points/complete-route',
    body,
    renews: [['points']],
  })
  if (performed.state === 'waiting') return performed
  await renew(['points'])
  return { state: 'sent', answer: dataOf(performed.answer) }
}
