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
  /** For an all-day event, midnight at the start of its last day, which is included. */
  end_datetime: z.string().nullable(),
  /** True if no hours are known: only the days of the two instants count, in the territory's time zone. */
  all_day: z.boolean(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** 0–5; 4.5, the default, where no one has rated. */
  rating: z.number(),
  /** Number of member ratings; 0 where the rating is the office's or the default. */
  ratings_count: z.number().int(),
  /** True where the date is derived from the usual date and not yet announced. */
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

/** Inclusive days of the territory: an event matches if one of its days is between them. */
export const eventsQuery = z
  .strictObject({
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    /** Only events that begin on this day or later, without those already running. */
    begins_from: calendarDate.optional(),
    ...pageQuery,
  })
  .refine(({ from = '', to }) => !to || from <= to, ENDS_BEFORE_START)

/** Number of events on one day of the calendar. */
export const eventDay = z.object({ day: z.string(), count: z.number().int() })
export type EventDay = z.infer<typeof eventDay>

/** The six weeks of a month view and a margin. */
export const EVENT_DAYS_MAX = 62

/** GET events/days: days with events, in order; days without are omitted. Inclusive days of the territory. */
export const eventDaysQuery = z
  .strictObject({ from: calendarDate, to: calendarDate })
  .refine(({ from, to }) => from <= to, ENDS_BEFORE_START)
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < EVENT_DAYS_MAX * 86_400_000, {
    path: ['to'],
    message: 'invalid',
  })
