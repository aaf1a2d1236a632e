import { RESERVATION_STATUSES, type ReservationStatus } from '@sureda/contract/codes/enums'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'

export const STATUS_FILTERS = ['all', ...RESERVATION_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]
export const SORTS = ['newest', 'oldest', 'status'] as const
export type Sort = (typeof SORTS)[number]

/** Reads a value of the address; an unknown one counts as the default. */
export const toFilter = (word: string | null): StatusFilter => STATUS_FILTERS.find((f) => f === word) ?? 'all'
export const toSort = (word: string | null): Sort => SORTS.find((s) => s === word) ?? 'newest'

/** What still needs attention comes first. */
const RANK: Record<ReservationStatus, number> = { pending: 0, confirmed: 1, completed: 2, cancelled: 3 }

export function arrange(all: readonly Reservation[], filter: StatusFilter, sort: Sort): Reservation[] {
  const byDate = (a: Reservation, b: Reservation) => a.starts_at.localeCompare(b.starts_at)
  const orders: Record<Sort, (a: Reservation, b: Reservation) => number> = {
    oldest: byDate,
    newest: (a, b) => byDate(b, a),
    status: (a, b) => RANK[a.status] - RANK[b.status] || byDate(a, b),
  }
  return all.filter((entry) => filter === 'all' || entry.status === filter).sort(orders[sort])
}

export const countByFilter = (all: readonly Reservation[]): Record<StatusFilter, number> =>
  Object.fromEntries(
    STATUS_FILTERS.map((filter) => [
      filter,
      all.filter((r) => filter === 'all' || r.status === filter).length,
    ]),
  ) as Record<StatusFilter, number>

/** The next reservation until it is over; its pass is shown open. */
export function nextOfAll(all: readonly Reservation[], now: Date): Reservation | undefined {
  return arrange(all, 'all', 'oldest').find(
    ({ status, ends_at }) =>
      (status === 'pending' || status === 'confirmed') && Date.parse(ends_at) > now.getTime(),
  )
}

/** The next open reservation of an experience. */
export function nextOf(all: readonly Reservation[], experienceId: string): Reservation | undefined {
  return arrange(all, 'all', 'oldest').find(
    (r) => r.experience_id === experienceId && (r.status === 'pending' || r.status === 'confirmed'),
  )
}
