import { z } from 'zod'
import { calendarDate } from '../fields/calendar-date.ts'
import { checkedField } from '../fields/checked.ts'
import { pageQuery } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'
import { noticeFields } from './notice.ts'

export const eventItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  start_datetime: z.string(),
  /** Of an event that lasts whole days: midnight at the beginning of its last day, which belongs to it. */
  end_datetime: z.string().nullable(),
  /** True where no hours are known: only the days of the two instants count, in the time zone of the place. */
  all_day: z.boolean(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** 0–5; 4.5, the default, where no one has rated. */
  rating: z.number(),
  /** Members who have rated; 0 where the rating is the office's or the default. */
  ratings_count: z.number().int(),
  /** True where the date follows from the usual date and no one has announced it yet. */
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
  ...checkedField,
})
export type EventDetail = z.infer<typeof eventDetail>

const ENDS_BEFORE_START = { path: ['to'], message: 'ends_before_start' }

/** Days of the place, both included: an event is found when one of its days lies between them. */
export const eventsQuery = z
  .strictObject({
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    /** Only events that begin on this day or later: what runs already is left out. */
    begins_from: calendarDate.optional(),
    ...pageQuery,
  })
  .refine(({ from = '', to }) => !to || from <= to, ENDS_BEFORE_START)

/** How many events a calendar marks on one day. */
export const eventDay = z.object({ day: z.string(), count: z.number().int() })
export type EventDay = z.infer<typeof eventDay>

/** Six weeks of a month's page and some more: no one looks at a year of days. */
export const EVENT_DAYS_MAX = 62

/** GET events/days: days with events, in order; days without any are left out. Days of the place, both included. */
export const eventDaysQuery = z
  .strictObject({ from: calendarDate, to: calendarDate })
  .refine(({ from, to }) => from <= to, ENDS_BEFORE_START)
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < EVENT_DAYS_MAX * 86_400_000, {
    path: ['to'],
    message: 'invalid',
  })
