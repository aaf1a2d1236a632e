import { z } from 'zod'
import { WAITLIST_REASONS, WAITLIST_STATUSES } from '../../codes/enums.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { pageQuery } from '../fields/envelope.ts'
import { reservation, reservationBody, slotTime } from './reservation.ts'

/** A waitlist entry for a full slot, for this many people. */
export const waitlistBody = reservationBody
  .pick({ experience_id: true, date: true, people: true })
  .extend({ time: slotTime })
export type WaitlistBody = z.infer<typeof waitlistBody>

/** A person's waitlist entry. */
export const waitlistEntry = z.object({
  id: z.string(),
  experience_id: z.string(),
  experience: reservation.shape.experience,
  date: z.string(),
  time: z.string(),
  starts_at: z.string(),
  people: z.number().int(),
  status: z.enum(WAITLIST_STATUSES),
  /** 1 is next; null once it no longer waits. */
  position: z.number().int().nullable(),
  /** Why it has no offer; null once it no longer waits. */
  why_waiting: z.enum(WAITLIST_REASONS).nullable(),
  /** The last time a later entry went first: fewer seats became free than this party needs. */
  passed: z.object({ at: z.string(), seats: z.number().int() }).nullable(),
  /** Until when the seats are held; null unless offered. */
  offer_until: z.string().nullable(),
  /** After this no more offers are made. */
  closes_at: z.string(),
  /** The reservation it became. */
  reservation_id: z.string().nullable(),
  created_at: z.string(),
})
export type WaitlistEntry = z.infer<typeof waitlistEntry>

export const guideWaitlistQuery = z.strictObject({
  experience_id: z.string().min(1).max(80),
  date: calendarDate,
  time: slotTime,
  ...pageQuery,
})

/** An entry of a slot's waitlist for its guide: offered ones first, then by time of joining. */
export const guideWaitlistEntry = waitlistEntry
  .pick({
    id: true,
    people: true,
    status: true,
    position: true,
    why_waiting: true,
    passed: true,
    offer_until: true,
    created_at: true,
  })
  .extend({ member: z.object({ name: z.string(), phone: z.string().nullable() }) })
export type GuideWaitlistEntry = z.infer<typeof guideWaitlistEntry>
