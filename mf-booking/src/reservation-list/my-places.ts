import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { arrange, countByFilter, type Sort, type StatusFilter } from '../shared/reservation-order.ts'

/** An entry of a member's list: a reservation or a waitlist entry. */
export type Place =
  | { kind: 'reservation'; id: string; reservation: Reservation }
  | { kind: 'waitlist'; id: string; entry: WaitlistEntry }

/** Waitlist entries are shown under "all" and "pending". */
const isWaitFilter = (filter: StatusFilter) => filter === 'all' || filter === 'pending'

const startOf = (place: Place) =>
  place.kind === 'reservation' ? place.reservation.starts_at : place.entry.starts_at

/** Puts waitlist entries among the reservations by their day, and offers, which end after an hour, first. */
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
    // by status: with the pending ones; by date: before the first that is later (or, latest first, earlier)
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
