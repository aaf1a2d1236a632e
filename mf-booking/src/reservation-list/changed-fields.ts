import type { Reservation, ReservationChange } from '@sureda/contract/schemas/bookings/reservation'

interface Wish {
  date: string
  time: string
  nights: number | null
  rooms: number | null
  people: number
  special_requests: string
}

/** Only what differs and may change: the server refuses the day of a confirmed reservation, even the same one. */
export function changedFields(reservation: Reservation, wish: Wish): ReservationChange {
  const { date, time, nights, rooms, people, special_requests } = reservation
  const now: Wish = { date, time, nights, rooms, people, special_requests: special_requests ?? '' }
  const wanted: Wish = { ...wish, special_requests: wish.special_requests.trim() }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => reservation.editable_fields.includes(field) && value !== now[field as keyof Wish],
    ),
  )
}
