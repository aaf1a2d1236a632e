import type { GuideAction } from '@sureda/contract/rules/guide-actions'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { api, request } from '@sureda/remote/api'
import { type Answer, dataOf, fetchAllPages, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const FRESH_MS = 30_000
/** Requests come in while the screen is open. */
const ASK_AGAIN_MS = 60_000

export type ReservationSource = 'open' | 'completed' | 'cancelled'

export const guideReservationQueries = {
  /** All reservations of that state; day and experience are filtered on the phone. */
  list: (source: ReservationSource) =>
    queryOptions({
      queryKey: ['guide', 'reservations', source],
      queryFn: ({ signal }) => fetchAllPages('/guide/reservations', { query: { status: source }, signal }),
      persister: persisted,
      staleTime: FRESH_MS,
      refetchInterval: ASK_AGAIN_MS,
      select: dataOf,
    }),
  /** The waitlist of a time slot. */
  line: (experienceId: string, date: string, time: string) =>
    queryOptions({
      queryKey: ['guide', 'waitlist', experienceId, date, time],
      queryFn: ({ signal }) =>
        api.get('/guide/waitlist', {
          query: { experience_id: experienceId, date, time },
          signal,
        }),
      staleTime: 0,
      refetchInterval: ASK_AGAIN_MS,
      select: dataOf,
    }),
}

/**
 * Takes one step of the guide on the version that this phone shows; refused with `stale_reservation` when the member has changed something meanwhile. It is not
 * optimistic: nothing is shown as done before the server has answered.
 */
export async function takeStep(
  { id, version }: Pick<GuideReservation, 'id' | 'version'>,
  action: GuideAction,
  reason: string | undefined,
  idempotencyKey: string,
): Promise<GuideReservation> {
  const answer = await request<Answer<GuideReservation>>(
    'POST',
    `/guide/reservations/${encodeURIComponent(id)}/${action}`,
    reason === undefined ? {} : { reason },
    { idempotencyKey, ifMatch: `"${version}"` },
  )
  return answer.data
}

/** Replaces the reservation in the cached lists. */
export function putReservation(now: GuideReservation): void {
  for (const source of ['open', 'completed', 'cancelled'] as const) {
    queryClient.setQueryData(
      guideReservationQueries.list(source).queryKey,
      (answer) => answer && { ...answer, data: answer.data.map((row) => (row.id === now.id ? now : row)) },
    )
  }
}

/** After a step: the guide area, and what the same person may see as a member. */
export const refreshGuide = (): Promise<void> => invalidate(['guide'], ['reservations'])
