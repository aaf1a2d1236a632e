import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { Localizer } from '../../../lib/localizer.ts'
import { contactOf } from './contact.ts'
import { toHistory } from './history.ts'
import { canCancel, editableFields, expiresAt } from './reservation-rules.ts'
import type { ReservationRow } from './reservations.queries.ts'

/** Fields that member and guide share. */
export const toSharedFields = (row: ReservationRow, localizer: Localizer) => ({
  id: row.id,
  experience: {
    id: row.experienceId,
    title: localizer.text(row.experience.title),
    locationName: localizer.text(row.experience.locationName),
    ...localizer.image(row.experience),
  },
  date: row.date,
  time: row.time,
  nights: row.nights,
  rooms: row.rooms,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  people: row.people,
  special_requests: row.specialRequests,
  status: row.status,
  group: row.group,
  booking_code: row.bookingCode,
  cancelled_by: row.cancelledBy,
  outcome: row.outcome,
  attended_at: row.attendedAt?.toISOString() ?? null,
  reason_code: row.reasonCode,
  // a person's own text only: what the system did is translated
  cancel_reason: row.cancelledBy === 'system' ? null : row.cancelReason,
  expires_at: row.status === 'pending' ? expiresAt(row).toISOString() : null,
  history: toHistory(row.history),
  closure: row.closure,
  version: row.version,
  created_at: row.createdAt.toISOString(),
})

/** A reservation for its owner at that moment. */
export const toReservation = (row: ReservationRow, localizer: Localizer, now: Date): Reservation => ({
  ...toSharedFields(row, localizer),
  experience_id: row.experienceId,
  contact: contactOf(row.contacts, row.status, localizer),
  can_cancel: canCancel(row, now),
  editable_fields: [...editableFields(row, now)],
})
