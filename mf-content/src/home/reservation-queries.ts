import { dataOf, fetchAllPages, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The member's reservations. The key is that of the screen "My reservations", so that both share one answer. */
export const myReservations = () =>
  queryOptions({
    queryKey: ['reservations', 'mine'],
    queryFn: ({ signal }) => fetchAllPages('/user/reservations', { needsToken: true, signal }),
    persister: persisted,
    staleTime: 0,
    select: dataOf,
  })
