import { z } from 'zod'
import { WAITLIST_REASONS, WAITLIST_STATUSES } from '../../codes/enums.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { reservation, reservationBody, slotTime } from './reservation.ts'

/** A place in the line for a slot that is full, for that many people. */
export const waitlistBody = reservationBody
  .pick({ experience_id: true, date: true, people: true })
  .extend({ time: slotTime })
export type WaitlistBody = z.infer<typeof waitlistBody>

/** A person's place in the line, as they see it. */
export const waitlistEntry = z.object({
  id: z.string(),
  experience_id: z.string(),
  experience: reservation.shape.experience,
  date: z.string(),
  time: z.string(),
  starts_at: z.string(),
  people: z.number().int(),
  status: z.enum(WAITLIST_STATUSES),
  /** 1 is the next one; null once it waits no longer. */
  position: z.number().int().nullable(),
  /** Why it has no offer; null once it waits no longer. */
  why_waiting: z.enum(WAITLIST_REASONS).nullable(),
  /** The last time a person behind went first: so many seats had come free, fewer than this party needs. */
  passed: z.object({ at: z.string(), seats: z.number().int() }).nullable(),
  /** Until when the seats are held; null unless they are offered. */
  offer_until: z.string().nullable(),
  /** From then on nothing is offered any more. */
  closes_at: z.string(),
  /** What it became. */
  reservation_id: z.string().nullable(),
  created_at: z.string(),
})
export type WaitlistEntry = z.infer<typeof waitlistEntry>

export const guideWaitlistQuery = z.strictObject({
  experience_id: z.string().min(1).max(80),
  date: calendarDate,
  time: slotTime,
})

/** One of the line of a slot, as its guide sees it: offered ones come first, then the others in the order of joining. */
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
