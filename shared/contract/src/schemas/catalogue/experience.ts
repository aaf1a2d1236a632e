import { z } from 'zod'
import {
  EXPERIENCE_DIFFICULTIES,
  EXPERIENCE_STATUSES,
  EXPERIENCE_TYPES,
  PRICE_UNITS,
  PURCHASES,
  SPECIAL_DATE_TYPES,
} from '../../codes/enums.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { checkedField } from '../fields/checked.ts'
import { pageQuery, queryFlag, searchFilter, wordFilter } from '../fields/envelope.ts'
import { imageFields, imageSchema } from '../fields/media.ts'
import { noticeFields } from './notice.ts'
import { operatorSummary } from './operator.ts'

export const experience = z.object({
  id: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  type: z.enum(EXPERIENCE_TYPES),
  status: z.enum(EXPERIENCE_STATUSES),
  capacity: z.number().int(),
  /** Euros per `price_unit`; 0 is free, null means "ask". */
  price: z.number().nullable(),
  price_unit: z.enum(PRICE_UNITS),
  purchase: z.enum(PURCHASES),
  /** For `external`: the provider's page, or a telephone number. */
  external_url: z.string().nullable(),
  external_phone: z.string().nullable(),
  difficulty: z.enum(EXPERIENCE_DIFFICULTIES).nullable(),
  locationName: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Minutes. */
  duration: z.number().int().nullable(),
  rating: z.number().nullable(),
  /** Number of member ratings; 0 where the rating is the office's. */
  ratings_count: z.number().int(),
  featured: z.boolean(),
  /** True if it can be reserved in the app. */
  bookable: z.boolean(),
  /** First day (for nights: first night) with something free, `YYYY-MM-DD`, from today or `free_from`; null if none. */
  next_available: z.string().nullable(),
  operator: operatorSummary.nullable(),
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type Experience = z.infer<typeof experience>

/** The schedule; the seats of one day are another call. */
export const experienceSchedule = z.object({
  /** ISO weekdays, 1 = Monday. */
  weekdays: z.array(z.number().int()),
  /** `HH:MM` in the tenant's time zone. */
  times: z.array(z.string()),
  /** Days ahead that can be reserved. */
  booking_window_days: z.number().int(),
  same_day_booking: z.boolean(),
  /** Reservations are confirmed at once; otherwise the guide answers. */
  auto_confirm: z.boolean(),
  /** For nights: the minimum stay. Absent in older cached answers. */
  min_nights: z.number().int().optional(),
  /** Days that differ: closed, fewer seats, or different hours. May be past. */
  special_dates: z.array(
    z.object({
      date: z.string(),
      type: z.enum(SPECIAL_DATE_TYPES),
      times: z.array(z.string()),
      note: z.string().nullable(),
    }),
  ),
})
export type ExperienceSchedule = z.infer<typeof experienceSchedule>

export const experienceDetail = experience.extend({
  description: z.string(),
  address: z.string().nullable(),
  ...checkedField,
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  season: z.string().nullable(),
  requirements: z.array(z.string()),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  /** Null if it has no schedule. */
  schedule: experienceSchedule.nullable(),
  /** Restaurant of the experience: a published experience of type restaurant. */
  restaurant: z.object({ id: z.string(), title: z.string() }).nullable(),
  gallery: z.array(imageSchema),
  /** Fields invented for the demo, marked as such. */
  demo_fields: z.array(z.string()),
})
export type ExperienceDetail = z.infer<typeof experienceDetail>

export const experiencesQuery = z.strictObject({
  type: z.enum(EXPERIENCE_TYPES).optional(),
  featured: queryFlag.optional(),
  active: queryFlag.optional(),
  agency_id: wordFilter,
  operator_id: wordFilter,
  /** `next_available` starts at this day; a past day counts as today. The list is not filtered. */
  free_from: calendarDate.optional(),
  search: searchFilter,
  ...pageQuery,
})
