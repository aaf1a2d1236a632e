import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import type { Localizer } from '../../../lib/localizer.ts'
import { toSharedFields } from '../../bookings/reservations/to-reservation.ts'
import type { GuideReservationRow } from './guide-reservations.queries.ts'

export function toGuideReservation(row: GuideReservationRow, localizer: Localizer): GuideReservation {
  const isOpen = row.status === 'pending' || row.status === 'confirmed'
  return {
    ...toSharedFields(row, localizer),
    member: { name: row.member.name, phone: isOpen ? row.member.phone : null },
    seats: row.seats,
  }
}
