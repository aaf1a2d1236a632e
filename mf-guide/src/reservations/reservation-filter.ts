import { RESERVATION_STATUSES } from '@sureda/contract/codes/enums'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'

/** `open` is pending or confirmed. */
export const STATUS_FILTERS = ['open', ...RESERVATION_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export interface ReservationFilter {
  status: StatusFilter
  date: string | null
  experience: string | null
}

/** Reads the filter of the address: `?status=pending&date=2026-12-05&experience=e-pela`. An unknown value is no filter. */
export function readFilter(search: URLSearchParams): ReservationFilter {
  const date = search.get('date')
  return {
    status: STATUS_FILTERS.find((status) => status === search.get('status')) ?? 'open',
    date: date && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null,
    experience: search.get('experience') || null,
  }
}

export const hasStatus = (reservation: GuideReservation, status: StatusFilter): boolean =>
  status === 'open'
    ? reservation.status === 'pending' || reservation.status === 'confirmed'
    : reservation.status === status

/** Filters on the phone, so that it also works without network. */
export const filterReservations = (
  all: readonly GuideReservation[],
  { status, date, experience }: ReservationFilter,
): GuideReservation[] =>
  all.filter(
    (reservation) =>
      hasStatus(reservation, status) &&
      (date === null || reservation.date === date) &&
      (experience === null || reservation.experience.id === experience),
  )
