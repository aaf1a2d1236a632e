import type { GuideAction } from '@sureda/contract/rules/guide-actions'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { api, request } from '@sureda/remote/api'
import { type Answer, dataOf, fetchAllPages, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const FRESH_MS = 30_000
/** Requests come in while the screen lies open at the meeting point. */
const ASK_AGAIN_MS = 60_000

export type ReservationSource = 'open' | 'completed' | 'cancelled'

export const guideReservationQueries = {
  /** All of that state; day and experience are narrowed on the phone. */
  list: (source: ReservationSource) =>
    queryOptions({
      queryKey: ['guide', 'reservations', source],
      queryFn: ({ signal }) =>
        fetchAllPages<GuideReservation>('/guide/reservations', { query: { status: source }, signal }),
      persister: persisted,
      staleTime: FRESH_MS,
      refetchInterval: ASK_AGAIN_MS,
      select: dataOf,
    }),
  /** The line of a time slot, as it is now: offers come and go by the minute. */
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
 * One step of the guide, decided on what this phone shows: refused (`stale_reservation`) when the member changed something meanwhile. Nothing is shown
 * as done before the server has said so.
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

/** The reservation as the server has it now takes its place in the lists that are shown. */
export function putReservation(now: GuideReservation): void {
  for (const source of ['open', 'completed', 'cancelled'] as const) {
    queryClient.setQueryData(
      guideReservationQueries.list(source).queryKey,
      (answer) => answer && { ...answer, data: answer.data.map((row) => (row.id === now.id ? now : row)) },
    )
  }
}

/** After a step: the lists, the numbers of the day, and what the same person may see as a member. */
export const refreshGuide = (): Promise<void> => invalidate(['guide'], ['reservations'])
