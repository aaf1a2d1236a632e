import { z } from 'zod'
import { RESERVATION_STATUSES } from '../../codes/enums.ts'
import { GUIDE_REASON_MAX } from '../../rules/limits.ts'
import { reservation } from '../bookings/reservation.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { pageQuery } from '../fields/envelope.ts'

/**
 * A reservation as the guide of its experience sees it: of the member no more than it takes to receive them. The phone is there while the reservation is
 * open.
 */
export const guideReservation = reservation
  .omit({ experience_id: true, can_cancel: true, editable_fields: true })
  .extend({
    member: z.object({ name: z.string(), phone: z.string().nullable() }),
    /**
     * Of its slot, with this reservation's own people among the booked ones unless it is cancelled, and with those that are held for an offer. `waiting`: how many
     * parties are in its line.
     */
    seats: z.object({
      capacity: z.number().int(),
      booked: z.number().int(),
      waiting: z.number().int(),
    }),
  })
export type GuideReservation = z.infer<typeof guideReservation>

/** GET guide/reservations: what waits for an answer first, by the end of its time; then confirmed ones by their start; then the closed ones, latest first. */
export const guideReservationsQuery = z.strictObject({
  /** `open`: pending and confirmed. `all` asks for the same as no status. */
  status: z.enum(['all', 'open', ...RESERVATION_STATUSES]).optional(),
  date: calendarDate.optional(),
  experience_id: z.string().min(1).max(80).optional(),
  /** Another name of `experience_id`. */
  experience: z.string().min(1).max(80).optional(),
  ...pageQuery,
})

/** Why: one of `GUIDE_REASONS`, which everybody reads in their language, or own words. */
export const guideReasonBody = z.strictObject({ reason: z.string().trim().min(1).max(GUIDE_REASON_MAX) })
