import type { Reservation } from '@sureda/contract/reservation'

const HOUR_MS = 3_600_000

/** Until when the places of an unconfirmed reservation are held: 48 h after it was made, or 2 h before the start (decisions §5). */
export function heldUntil({ created_at, starts_at }: Pick<Reservation, 'created_at' | 'starts_at'>): string {
  const limit = Math.min(Date.parse(created_at) + 48 * HOUR_MS, Date.parse(starts_at) - 2 * HOUR_MS)
  return new Date(limit).toISOString()
}

/** What a person says at the meeting point: the code of a group, otherwise the beginning of the reservation's number. */
export const referenceOf = ({ booking_code, id }: Pick<Reservation, 'booking_code' | 'id'>): string =>
  booking_code ?? id.slice(0, 8).toUpperCase()
