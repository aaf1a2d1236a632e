import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { arrange, countByFilter, type Sort, type StatusFilter } from '../shared/reservation-order.ts'

/** What a person's list shows: reservations, and entries of waitlists. */
export type Place =
  | { kind: 'reservation'; id: string; reservation: Reservation }
  | { kind: 'waitlist'; id: string; entry: WaitlistEntry }

/** Who waits is shown with everything and with what is pending. */
const isWaitFilter = (filter: StatusFilter) => filter === 'all' || filter === 'pending'

const startOf = (place: Place) =>
  place.kind === 'reservation' ? place.reservation.starts_at : place.entry.starts_at

/** Entries of waitlists are among the reservations, by their day; what is offered for an hour comes first. */
export function arrangePlaces(
  all: readonly Reservation[],
  waitlist: readonly WaitlistEntry[],
  filter: StatusFilter,
  sort: Sort,
): Place[] {
  const places: Place[] = arrange(all, filter, sort).map((reservation) => ({
    kind: 'reservation',
    id: reservation.id,
    reservation,
  }))
  if (!isWaitFilter(filter)) return places
  const entries = waitlist
    .map((entry): Place & { kind: 'waitlist' } => ({ kind: 'waitlist', id: entry.id, entry }))
    .sort((a, b) => startOf(a).localeCompare(startOf(b)))
  const offered = entries.filter(({ entry }) => entry.status === 'offered')
  const waiting = entries.filter(({ entry }) => entry.status === 'waiting')
  for (const entry of waiting) {
    // like a pending one where the order is by status; else before the first that is later (or, latest first, earlier)
    const isBehind = (place: Place) => {
      if (sort === 'status') return place.kind === 'reservation' && place.reservation.status !== 'pending'
      const order = startOf(place).localeCompare(startOf(entry))
      return sort === 'oldest' ? order > 0 : order <= 0
    }
    const at = places.findIndex(isBehind)
    places.splice(at === -1 ? places.length : at, 0, entry)
  }
  return [...offered, ...places]
}

export function countPlaces(
  all: readonly Reservation[],
  waitlist: readonly WaitlistEntry[],
): Record<StatusFilter, number> {
  const counts = countByFilter(all)
  const open = waitlist.filter(({ status }) => status === 'waiting' || status === 'offered').length
  return { ...counts, all: counts.all + open, pending: counts.pending + open }
}
