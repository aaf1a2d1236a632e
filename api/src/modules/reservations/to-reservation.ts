import type { Reservation } from '@sureda/contract/reservation'
import type { Words } from '../content/words.ts'
import { canCancel, editableFields } from './reservation-rules.ts'
import type { ReservationRow } from './reservations.queries.ts'

/** A reservation as its owner sees it at that moment. */
export const toReservation = (row: ReservationRow, words: Words, now: Date): Reservation => ({
  id: row.id,
  experience_id: row.experienceId,
  experience: {
    id: row.experienceId,
    title: words.text(row.experience.title),
    locationName: words.text(row.experience.locationName),
    ...words.image(row.experience),
  },
  date: row.date,
  time: row.time,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  people: row.people,
  special_requests: row.specialRequests,
  status: row.status,
  group: row.group,
  booking_code: row.bookingCode,
  cancelled_by: row.cancelledBy,
  // a person's own words only: what the system did is said in the reader's language
  cancel_reason: row.cancelledBy === 'system' ? null : row.cancelReason,
  can_cancel: canCancel(row, now),
  editable_fields: [...editableFields(row, now)],
  version: row.version,
  created_at: row.createdAt.toISOString(),
})
