import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { ENQUIRY_MAX, GROUP_MAX, GROUP_MIN } from './limits.ts'

/** A message to who offers an experience. The answer goes to `email`, and so does a copy. */
export const enquiryBody = z.strictObject({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  message: z.string().trim().min(1).max(ENQUIRY_MAX),
  date: calendarDate.optional(),
  people: z.number().int().min(GROUP_MIN).max(GROUP_MAX).optional(),
})
export type EnquiryBody = z.infer<typeof enquiryBody>

/** Who will answer, by name. */
export const enquirySent = z.object({ sent: z.literal(true), to: z.string() })
export type EnquirySent = z.infer<typeof enquirySent>
