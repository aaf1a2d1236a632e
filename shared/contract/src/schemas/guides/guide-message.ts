import { z } from 'zod'
import { SLOT_MESSAGE_MAX } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'

/** POST guide/messages: a message to everyone who has booked that slot, by mail and as a card. */
export const guideMessageBody = z.strictObject({
  experience_id: z.string().min(1).max(80),
  date: calendarDate,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  text: z.string().trim().min(1).max(SLOT_MESSAGE_MAX),
})

export const guideMessage = z.object({
  id: z.string(),
  /** Number of bookings it goes to. */
  recipients: z.number().int(),
  sent_at: z.string(),
})
export type GuideMessage = z.infer<typeof guideMessage>
