import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { useQueries } from '@tanstack/react-query'
import { passQuery } from '../shared/pass-queries.ts'
import { arrange } from '../shared/reservation-order.ts'

/** More than anybody shows on one trip. */
const KEPT_MAX = 10

/** Shows nothing: takes the passes of what is to come along, so that each opens where there is no signal. */
export function StoredPasses({ all }: { all: readonly Reservation[] }) {
  const coming = arrange(all, 'confirmed', 'oldest').slice(0, KEPT_MAX)
  useQueries({ queries: coming.map(passQuery) })
  return null
}
