import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { dayIn } from '@sureda/remote/device'
import { daysBetween } from '../shared/days/agenda-days.ts'

type When = Pick<Reservation, 'status' | 'starts_at' | 'ends_at' | 'date'>

export interface NextReservation<Item extends When = Reservation> {
  reservation: Item
  /** Days until it begins in the territory's time zone: 0 today, 1 tomorrow, negative during a stay. */
  days: number
  hasBegun: boolean
}

/** The next or present reservation or request of a member; null where there is none. */
export function nextReservation<Item extends When>(
  reservations: readonly Item[],
  timeZone: string,
  now: Date,
): NextReservation<Item> | null {
  const [reservation] = reservations
    .filter(({ status }) => status === 'confirmed' || status === 'pending')
    .filter(({ ends_at }) => Date.parse(ends_at) > now.getTime())
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
  if (!reservation) return null
  const days = daysBetween(dayIn(timeZone, now), reservation.date)
  return { reservation, days, hasBegun: Date.parse(reservation.starts_at) <= now.getTime() }
}
