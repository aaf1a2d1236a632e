import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { dataOf, fetchAllPages, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The person's reservations, under the name that the screen of my reservations gives them: what one has loaded the other finds. */
export const myReservations = () =>
  queryOptions({
    queryKey: ['reservations', 'mine'],
    queryFn: ({ signal }) => fetchAllPages<Reservation>('/user/reservations', { needsToken: true, signal }),
    persister: persisted,
    staleTime: 0,
    select: dataOf,
  })
