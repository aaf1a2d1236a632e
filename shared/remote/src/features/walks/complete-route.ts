import type { CompleteRouteBody, PointsEarned } from '@sureda/contract/schemas/points/points'
import type { Position } from '../../device/position.ts'
import { byServer } from '../../device/server-time.ts'
import { type SendResult, sendOrQueue } from '../../offline/outbox.ts'
import { invalidate } from '../../query/client.ts'
import { type Answer, dataOf } from '../../query/resources.ts'
import { forgetArrival } from './route-arrivals.ts'

/** What the outbox calls a completed route. */
export const walkedSubject = (routeId: string): string => `completed-route:${routeId}`

/**
 * Tells the server that the member has done a route and where on it they were at `at` (milliseconds since 1970), now or when the network is back; each
 * route brings points once, whatever is repeated. Without a position the server refuses it.
 * @throws ApiError (`location_required`, `too_far`, `too_fast`), OfflineError
 */
export async function completeRoute(
  route: { id: string; title: string },
  at: number,
  position?: Position,
): Promise<SendResult<PointsEarned>> {
  const body: CompleteRouteBody = {
    route_id: route.id,
    ...(position && {
      lat: position.latitude,
      lng: position.longitude,
      accuracy: Math.min(position.accuracy, ROUGHEST_M),
    }),
    captured_at: new Date(byServer(at)).toISOString(),
  }
  const performed = await sendOrQueue<Answer<PointsEarned>>({
    kind: 'completed-route',
    subject: walkedSubject(route.id),
    title: route.title,
    method: 'POST',
    path: '/points/complete-route',
    body,
    invalidates: [['points']],
  })
  forgetArrival(route.id)
  if (performed.state === 'waiting') return performed
  await invalidate(['points'])
  return { state: 'sent', answer: dataOf(performed.answer) }
}

/** What the contract takes; a phone that knows less well is nowhere. */
const ROUGHEST_M = 10_000
