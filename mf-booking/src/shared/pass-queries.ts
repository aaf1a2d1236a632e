import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { api } from '@sureda/remote/api'
import { persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** A pass changes only with its reservation, whose version is part of the key. */
const FRESH_MS = 12 * 3_600_000

export const hasPass = ({ status }: Pick<Reservation, 'status'>): boolean =>
  status === 'confirmed' || status === 'completed'

/** Stored on the phone once loaded, for a meeting point without signal. */
export const passQuery = ({ id, version, status }: Pick<Reservation, 'id' | 'version' | 'status'>) =>
  queryOptions({
    // not below `reservations`: fetching those again must not drop the pass
    queryKey: ['passes', id, version],
    queryFn: ({ signal }) => api.get('/reservations/:id/pass', { params: { id }, needsToken: true, signal }),
    persister: persisted,
    staleTime: FRESH_MS,
    enabled: hasPass({ status }),
    select: (answer) => answer.data,
  })
