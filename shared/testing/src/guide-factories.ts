import type { GuideReservation } from '@sureda/contract/guide-reservation'
import { makeReservation } from './booking-factories.ts'

export function makeGuideReservation(fields: Partial<GuideReservation> = {}): GuideReservation {
  const { experience_id: _id, can_cancel: _can, editable_fields: _fields, ...shared } = makeReservation()
  return {
    ...shared,
    member: { name: 'Neus Vidal', phone: '+34 600 000 001' },
    seats: { capacity: 10, booked: 4 },
    ...fields,
  }
}
