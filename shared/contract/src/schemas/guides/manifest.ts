import { z } from 'zod'
import { RESERVATION_OUTCOMES, RESERVATION_STATUSES } from '../../codes/enums.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { attendance } from './attendance.ts'

/** One line of the list at the meeting point. */
export const manifestEntry = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** Present until the day after; later no one needs to call. */
  phone: z.string().nullable(),
  people: z.number().int(),
  /** Only for a stay, which is listed on its day of arrival. */
  nights: z.number().int().nullable().optional(),
  rooms: z.number().int().nullable().optional(),
  special_requests: z.string().nullable(),
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Animals, as entered by the group. */
  pets: z.array(z.string()),
  status: z.enum(RESERVATION_STATUSES),
  outcome: z.enum(RESERVATION_OUTCOMES).nullable(),
  attendance,
})
export type ManifestEntry = z.infer<typeof manifestEntry>

export const manifestSlot = z.object({
  experience: z.object({ id: z.string(), title: z.string(), locationName: z.string() }),
  time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** From when people can be marked as present. */
  check_in_from: z.string(),
  capacity: z.number().int(),
  booked: z.number().int(),
  entries: z.array(manifestEntry),
})
export type ManifestSlot = z.infer<typeof manifestSlot>

/** GET guide/manifest: participants of the guide's own slots of a day, by time. */
export const manifest = z.object({
  date: z.string(),
  /** The server's time: a pass missing here may have been booked since. */
  made_at: z.string(),
  slots: z.array(manifestSlot),
})
export type Manifest = z.infer<typeof manifest>

export const manifestQuery = z.strictObject({ date: calendarDate.optional() })
