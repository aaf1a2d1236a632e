import { z } from 'zod'
import { RESERVATION_STATUSES } from '../../codes/enums.ts'
import { GUIDE_REASON_MAX } from '../../rules/limits.ts'
import { reservation } from '../bookings/reservation.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { pageQuery } from '../fields/envelope.ts'

/**
 * A reservation for the guide of its experience: only the member's data needed to receive them. The phone is included
 * while the reservation is open.
 */
export const guideReservation = reservation
  .omit({ experience_id: true, can_cancel: true, editable_fields: true })
  .extend({
    member: z.object({ name: z.string(), phone: z.string().nullable() }),
    /**
     * Seats of its slot: booked ones include this reservation unless cancelled, and those held for an offer. `waiting`:
     * parties on its waitlist.
     */
    seats: z.object({
      capacity: z.number().int(),
      booked: z.number().int(),
      waiting: z.number().int(),
    }),
  })
export type GuideReservation = z.infer<typeof guideReservation>

/** GET guide/reservations: pending ones by deadline, then confirmed ones by start, then closed ones, latest first. */
export const guideReservationsQuery = z.strictObject({
  /** `open`: pending and confirmed. `all` is the same as no status. */
  status: z.enum(['all', 'open', ...RESERVATION_STATUSES]).optional(),
  date: calendarDate.optional(),
  experience_id: z.string().min(1).max(80).optional(),
  /** Alias of `experience_id`. */
  experience: z.string().min(1).max(80).optional(),
  ...pageQuery,
})

/** One of `GUIDE_REASONS`, which is translated, or free text. */
export const guideReasonBody = z.strictObject({ reason: z.string().trim().min(1).max(GUIDE_REASON_MAX) })
