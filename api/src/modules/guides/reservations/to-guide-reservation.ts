import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import type { Words } from '../../../lib/texts.ts'
import { toSharedFields } from '../../bookings/reservations/to-reservation.ts'
import type { GuideReservationRow } from './guide-reservations.queries.ts'

export function toGuideReservation(row: GuideReservationRow, words: Words): GuideReservation {
  const isOpen = row.status === 'pending' || row.status === 'confirmed'
  return {
    ...toSharedFields(row, words),
    member: { name: row.member.name, phone: isOpen ? row.member.phone : null },
    seats: row.seats,
  }
}
