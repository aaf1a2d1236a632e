import { passCodeOf } from '@sureda/contract/rules/pass-code'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'

/** What a person says at the meeting point; the guide types the same. */
export const referenceOf = (reservation: Pick<Reservation, 'booking_code' | 'id'>): string =>
  passCodeOf(reservation)
