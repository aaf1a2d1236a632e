import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { WaitlistBody, WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { api } from '@sureda/remote/api'
import { dataOf, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const NEEDS_TOKEN = { needsToken: true }
/** An offer lasts an hour, so a waiting member's entries are fetched again and again. */
const ASK_AGAIN_MS = 30_000

export const waitlistQueries = {
  /** Every waitlist entry of the member, also those that ended lately. */
  mine: () =>
    queryOptions({
      queryKey: ['waitlist', 'mine'],
      queryFn: ({ signal }) => api.get('/user/waitlist', { ...NEEDS_TOKEN, signal }),
      persister: persisted,
      // an offer may have been made since
      staleTime: 0,
      refetchInterval: (query) => (query.state.data?.data.some(isOpen) ? ASK_AGAIN_MS : false),
      select: dataOf,
    }),
}

export const isOpen = ({ status }: Pick<WaitlistEntry, 'status'>): boolean =>
  status === 'waiting' || status === 'offered'

/** Refused with `waitlist_seats_free` when the slot has seats for that many people. */
export async function joinWaitlist(body: WaitlistBody, idempotencyKey: string): Promise<WaitlistEntry> {
  const answer = await api.post('/waitlist', body, { ...NEEDS_TOKEN, idempotencyKey })
  return answer.data
}

export async function acceptOffer(id: string, idempotencyKey: string): Promise<Reservation> {
  const answer = await api.post(
    '/waitlist/:id/accept',
    {},
    { params: { id }, ...NEEDS_TOKEN, idempotencyKey },
  )
  return answer.data
}

/** Gives up an entry or an offer; a second call is no error. */
export async function leaveWaitlist(id: string): Promise<void> {
  await api.delete('/waitlist/:id', { params: { id }, ...NEEDS_TOKEN })
}

/** After a change: the entries, the seats, and a new reservation. */
export async function refreshWaitlist(): Promise<void> {
  await invalidate(['waitlist'], ['reservations'], ['user', 'upcoming-experience-tips'], ['guide'])
}

/** After a try that failed: what is on screen may be old. */
export async function refetchWaitlist(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['waitlist'] })
}
