import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { pageQuery } from './envelope.ts'
import { imageFields } from './media.ts'
import { noticeFields } from './notice.ts'

export const eventItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string().nullable(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** 0–5; the default of the specification (4.5) stands in where nobody has rated. */
  rating: z.number(),
  /** Members who have rated; 0 where the rating is the office's or the default. */
  ratings_count: z.number().int(),
  /** True where the date follows from the usual date and nobody has announced it yet. */
  date_is_estimate: z.boolean(),
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type EventItem = z.infer<typeof eventItem>

export const eventDetail = eventItem.extend({
  body: z.string(),
  website: z.string().nullable(),
  price_note: z.string().nullable(),
})
export type EventDetail = z.infer<typeof eventDetail>

export const eventsQuery = z.strictObject({
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  ...pageQuery,
})
