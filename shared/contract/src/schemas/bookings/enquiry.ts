import { z } from 'zod'
import { ENQUIRY_MAX, GROUP_MAX, GROUP_MIN } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { emailAddress } from '../fields/contact-fields.ts'

/** A message to the provider of an experience. The reply goes to `email`. */
export const enquiryBody = z.strictObject({
  name: z.string().trim().min(1).max(120),
  email: emailAddress(),
  message: z.string().trim().min(1).max(ENQUIRY_MAX),
  date: calendarDate.optional(),
  people: z.number().int().min(GROUP_MIN).max(GROUP_MAX).optional(),
})
export type EnquiryBody = z.infer<typeof enquiryBody>

/** Name of the recipient, and whether a copy is sent: only to a member's confirmed address. */
export const enquirySent = z.object({ sent: z.literal(true), to: z.string(), copy: z.boolean() })
export type EnquirySent = z.infer<typeof enquirySent>
