import type { Reservation } from '@sureda/contract/reservation'

/** What a person says at the meeting point: the code of a group, otherwise the beginning of the reservation's number. */
export const referenceOf = ({ booking_code, id }: Pick<Reservation, 'booking_code' | 'id'>): string =>
  booking_code ?? id.slice(0, 8).toUpperCase()
