import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { useQueries } from '@tanstack/react-query'
import { passQuery } from '../shared/pass-queries.ts'
import { arrange } from '../shared/reservation-order.ts'

/** More than one trip needs. */
const STORED_MAX = 10

/** Renders nothing: it loads the passes of the coming reservations, so that each opens without network. */
export function StoredPasses({ all }: { all: readonly Reservation[] }) {
  const coming = arrange(all, 'confirmed', 'oldest').slice(0, STORED_MAX)
  useQueries({ queries: coming.map(passQuery) })
  return null
}
