import { passCodeOf } from '@sureda/contract/pass-code'
import type { Reservation } from '@sureda/contract/reservation'

/** What a person says at the meeting point; the guide types the same. */
export const referenceOf = (reservation: Pick<Reservation, 'booking_code' | 'id'>): string =>
  passCodeOf(reservation)
