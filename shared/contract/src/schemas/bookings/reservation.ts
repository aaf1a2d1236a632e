import { z } from 'zod'
import {
  GUIDE_REASONS,
  RESERVATION_EVENTS,
  RESERVATION_OUTCOMES,
  RESERVATION_STATUSES,
} from '../../codes/enums.ts'
import { GROUP_MAX, GROUP_MIN, NIGHTS_MAX, ROOMS_MAX } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { pageQuery } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'

const date = calendarDate
const nights = z.number().int().min(1).max(NIGHTS_MAX)
const rooms = z.number().int().min(1).max(ROOMS_MAX)
export const slotTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const people = z.number().int().min(GROUP_MIN).max(GROUP_MAX)
const specialRequests = z.string().trim().max(1000)

/** `time` for seats or a table; `nights`, and `rooms` if more than one, for nights (`purchase` of the experience). */
export const reservationBody = z.strictObject({
  experience_id: z.string().min(1).max(80),
  date,
  time: slotTime.optional(),
  nights: nights.optional(),
  rooms: rooms.optional(),
  people,
  special_requests: specialRequests.optional(),
  group_id: z.string().max(80).optional(),
})
export type ReservationBody = z.infer<typeof reservationBody>

export const reservationChange = z.strictObject({
  date: date.optional(),
  time: slotTime.optional(),
  nights: nights.optional(),
  rooms: rooms.optional(),
  people: people.optional(),
  special_requests: specialRequests.optional(),
})
export type ReservationChange = z.infer<typeof reservationChange>

const change = <T extends z.ZodType>(value: T) => z.tuple([value, value]).optional()

/** One event of a reservation's history, the same for member and guide. */
export const reservationEvent = z.object({
  kind: z.enum(RESERVATION_EVENTS),
  by: z.enum(['member', 'guide', 'system', 'office']),
  at: z.string(),
  status: z.enum(RESERVATION_STATUSES),
  reason_code: z.enum(GUIDE_REASONS).nullable(),
  /** The guide's own text. */
  reason: z.string().nullable(),
  /** The member's changes with old and new value. */
  changes: z
    .object({
      date: change(z.string()),
      time: change(z.string()),
      nights: change(z.number().int()),
      rooms: change(z.number().int()),
      people: change(z.number().int()),
      special_requests: z.literal(true).optional(),
    })
    .nullable(),
})
export type ReservationEvent = z.infer<typeof reservationEvent>

/** Contact for a reservation. */
export const reservationContact = z.object({ name: z.string(), phone: z.string().nullable() })
export type ReservationContact = z.infer<typeof reservationContact>

/** A guide's closure on the days of a reservation. The reservation remains until its member cancels it. */
export const reservationClosure = z.object({
  id: z.string(),
  /** One of `CLOSURE_REASONS`, or the guide's own text. */
  reason: z.string(),
  from: z.string(),
  until: z.string(),
})
export type ReservationClosure = z.infer<typeof reservationClosure>

export const reservation = z.object({
  id: z.string(),
  experience_id: z.string(),
  experience: z.object({ id: z.string(), title: z.string(), locationName: z.string(), ...imageFields }),
  date: z.string(),
  /** For a stay, the earliest arrival time. */
  time: z.string(),
  /** Only for a stay. */
  nights: z.number().int().nullable(),
  rooms: z.number().int().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  people: z.number().int(),
  special_requests: z.string().nullable(),
  status: z.enum(RESERVATION_STATUSES),
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  booking_code: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  /** How it ended; null while open, and for a completed one without attendance record. */
  outcome: z.enum(RESERVATION_OUTCOMES).nullable(),
  /** When the guide marked its people as present. It stays confirmed, with its pass, until its time has passed. */
  attended_at: z.string().nullable().optional(),
  /** Why the guide rejected or cancelled it: a listed reason, or free text in `cancel_reason`. */
  reason_code: z.enum(GUIDE_REASONS).nullable(),
  cancel_reason: z.string().nullable(),
  /** Deadline for the guide's answer; null once answered. */
  expires_at: z.string().nullable(),
  history: z.array(reservationEvent),
  /** Absent in answers from before the field existed. */
  contact: reservationContact.nullable().optional(),
  /** Null unless the reservation is open and not over. Absent in answers from before the field existed. */
  closure: reservationClosure.nullable().optional(),
  can_cancel: z.boolean(),
  editable_fields: z.array(z.string()),
  version: z.number().int(),
  created_at: z.string(),
})
export type Reservation = z.infer<typeof reservation>

export const userReservationsQuery = z.strictObject({
  /** `all` is the same as no status. */
  status: z.enum(['all', ...RESERVATION_STATUSES]).optional(),
  ...pageQuery,
})

export const availableSlotsQuery = z.strictObject({ experience_id: z.string().min(1).max(80), date })
export const timeSlot = z.object({
  time: z.string(),
  capacity: z.number().int(),
  remaining: z.number().int(),
  status: z.enum(['available', 'full']),
})
export type TimeSlot = z.infer<typeof timeSlot>
export const availableSlots = z.object({
  time_slots: z.array(timeSlot),
  capacity_per_time_slot: z.number().int(),
  /** First and last bookable day, and the days between on which nothing is offered. */
  bookable_from: z.string(),
  bookable_until: z.string(),
  closed_dates: z.array(z.string()),
})
export type AvailableSlots = z.infer<typeof availableSlots>
