import type { CheckInBody, CheckInResult, PointsEntry } from '@sureda/contract/schemas/points/points'
import { api } from '@sureda/remote/api'
import type { Position } from '@sureda/remote/device'
import { serverNow } from '@sureda/remote/device'
import { type SendResult, sendOrQueue } from '@sureda/remote/offline'
import { type Answer, dataOf, invalidate } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** When the signed-in person checked in at a point, as an ISO text; null where they have not. Members only. */
export const checkedIn = (pointId: string) =>
  queryOptions({
    queryKey: ['points', 'history', 'checkin'],
    queryFn: ({ signal }) =>
      api.get('/points/history', {
        query: { activity_type: 'checkin', per_page: 100 },
        signal,
      }),
    select: ({ data }: Answer<PointsEntry[]>) =>
      data.find(({ source_id }) => source_id === pointId)?.occurred_at ?? null,
  })

/** Subject of a check-in in the outbox. */
export const checkInSubject = (pointId: string): string => `check-in:${pointId}`

/**
 * Reports a member at a check-in point with position and time, now or when the network is back. Queries with the
 * member's points are invalidated.
 * @throws ApiError (`too_far` with `distance_m`, …), OfflineError
 */
export async function checkIn(
  point: { id: string; title: string },
  { latitude, longitude, accuracy }: Position,
): Promise<SendResult<CheckInResult>> {
  const body: CheckInBody = {
    check_in_point_id: point.id,
    lat: latitude,
    lng: longitude,
    accuracy: Math.min(accuracy, ROUGHEST_M),
    captured_at: new Date(serverNow()).toISOString(),
  }
  const performed = await sendOrQueue<Answer<CheckInResult>>({
    kind: 'check-in',
    subject: checkInSubject(point.id),
    title: point.title,
    method: 'POST',
    path: '/points/checkin',
    body,
    invalidates: [['points']],
  })
  if (performed.state === 'waiting') return performed
  await invalidate(['points'])
  return { state: 'sent', answer: dataOf(performed.answer) }
}

/** The worst accuracy that the contract accepts. */
const ROUGHEST_M = 10_000
