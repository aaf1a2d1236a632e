import type {
  Reservation,
  ReservationBody,
  ReservationChange,
} from '@sureda/contract/schemas/bookings/reservation'
import { api } from '@sureda/remote/api'
import { dataOf, fetchAllPages, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { queryOptions } from '@tanstack/react-query'
import { forgetArrived } from './draft-store.ts'

/** All reservation calls need a token; without one they are refused before they leave the phone. */
const NEEDS_TOKEN = { needsToken: true }

export const reservationQueries = {
  /** Every reservation of the person. Filter and order happen on the phone, so that they also work without network. */
  mine: () =>
    queryOptions({
      queryKey: ['reservations', 'mine'],
      queryFn: async ({ signal }) => {
        const answer = await fetchAllPages('/user/reservations', { ...NEEDS_TOKEN, signal })
        void forgetArrived(useSession.getState().user?.id ?? '', answer.data)
        return answer
      },
      persister: persisted,
      // a guide or the clock may change them at any time: the cached list is shown and always fetched again
      staleTime: 0,
      select: dataOf,
    }),
  groups: () =>
    queryOptions({
      queryKey: ['user', 'groups'],
      queryFn: ({ signal }) => fetchAllPages('/user/groups', { ...NEEDS_TOKEN, signal }),
      persister: persisted,
      select: dataOf,
    }),
}

export async function createReservation(body: ReservationBody, idempotencyKey: string): Promise<Reservation> {
  const answer = await api.post('/reservations', body, {
    ...NEEDS_TOKEN,
    idempotencyKey,
  })
  return answer.data
}

/** The current state of a reservation. */
export async function readReservation(id: string): Promise<Reservation> {
  const answer = await api.get('/reservations/:id', { params: { id }, ...NEEDS_TOKEN })
  return answer.data
}

/** Refused with `stale_reservation` when the reservation was changed after this phone read it. */
export async function changeReservation(
  { id, version }: Pick<Reservation, 'id' | 'version'>,
  change: ReservationChange,
): Promise<Reservation> {
  const answer = await api.put('/reservations/:id', change, {
    params: { id },
    ...NEEDS_TOKEN,
    ifMatch: `"${version}"`,
  })
  return answer.data
}

/**
 * Cancels, which cannot be undone; a second call is no error. Refused with `stale_reservation` when the reservation was changed or confirmed after this phone
 * read it.
 */
export async function cancelReservation(
  { id, version }: Pick<Reservation, 'id' | 'version'>,
  idempotencyKey: string,
): Promise<Reservation> {
  const answer = await api.post(
    '/reservations/:id/cancel',
    {},
    { params: { id }, ...NEEDS_TOKEN, idempotencyKey, ifMatch: `"${version}"` },
  )
  return answer.data
}

/** After a try that failed or was lost: fetches what is on screen again. What is stored stays, because there may be no network. */
export async function refetchReservations(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['reservations'] })
}

/** After a change: the list, the seats, the next free day, and what other screens say about the next experience. */
export async function refreshReservations(): Promise<void> {
  await invalidate(['reservations'], ['user', 'upcoming-experience-tips'], ['guide'], ['experiences'])
}
