import { passCodeOf } from '@sureda/contract/rules/pass-code'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'

/** The code that a member says at the meeting point and the guide types. */
export const referenceOf = (reservation: Pick<Reservation, 'booking_code' | 'id'>): string =>
  passCodeOf(reservation)
