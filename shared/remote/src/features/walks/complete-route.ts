import type { CompleteRouteBody, PointsEarned } from '@sureda/contract/schemas/points/points'
import type { Position } from '../../device/position.ts'
import { toServerTime } from '../../device/server-time.ts'
import { type SendResult, sendOrQueue } from '../../offline/outbox.ts'
import { invalidate } from '../../query/client.ts'
import { type Answer, dataOf } from '../../query/resources.ts'
import { clearArrival } from './route-arrivals.ts'

/** Subject in the outbox of a completed route. */
export const completedRouteSubject = (routeId: string): string => `completed-route:${routeId}`

/**
 * Tells the server, now or when the network returns, that the member has completed a route, and their position at `at`
 * (milliseconds since 1970). Each route gives points once. The server refuses it without a position.
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
    captured_at: new Date(toServerTime(at)).toISOString(),
  }
  const performed = await sendOrQueue<Answer<PointsEarned>>({
    kind: 'completed-route',
    subject: completedRouteSubject(route.id),
    title: route.title,
    method: 'POST',
    path: '/points/complete-route',
    body,
    invalidates: [['points']],
  })
  clearArrival(route.id)
  if (performed.state === 'waiting') return performed
  await invalidate(['points'])
  return { state: 'sent', answer: dataOf(performed.answer) }
}

/** Upper limit of the contract; a less accurate position is none. */
const ROUGHEST_M = 10_000
