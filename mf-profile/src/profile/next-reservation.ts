import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'

/** The first open reservation that is not over. */
export function nextReservation(list: readonly Reservation[], now: Date): Reservation | undefined {
  return list
    .filter(
      ({ status, ends_at }) =>
        ['pending', 'confirmed'].includes(status) && Date.parse(ends_at) > now.getTime(),
    )
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0]
}
