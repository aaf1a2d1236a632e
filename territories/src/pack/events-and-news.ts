import { PRACTICE_PEOPLE } from '@sureda/contract/codes/enums'
import { z } from 'zod'
import {
  checked,
  common,
  id,
  latitude,
  longitude,
  pictured,
  position,
  shown,
  website,
  when,
  whenEnd,
} from './fields.ts'
import { text, title } from './text.ts'

export const eventItem = z.strictObject({
  ...shown,
  ...checked,
  title,
  /** One or two sentences, shown in lists. */
  description: text(400),
  body: text().optional(),
  start_datetime: when,
  end_datetime: whenEnd.optional(),
  location: title,
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  rating: z.number().min(0).max(5).optional(),
  date_is_estimate: z.boolean().default(false),
  website: website.optional(),
  price_note: text(120).optional(),
})

export const newsItem = z.strictObject({
  ...shown,
  title,
  summary: text(300),
  body: text(),
  datetime: when,
  location: title.optional(),
  source_url: website.optional(),
})

export const checkInPointItem = z.strictObject({
  ...common,
  name: title,
  description: text(600),
  ...position,
  radius_m: z.number().int().positive().max(1000),
  points: z.number().int().min(0).max(1000),
  poi_type: z.enum(['location', 'experience', 'routePoint', 'establishment', 'game']),
  poi: id,
})

export const practiceItem = z.strictObject({
  ...pictured,
  who: z.enum(PRACTICE_PEOPLE),
  title,
  action: text(600),
  why: text(600),
  effect: text(600),
  local_note: text(600).optional(),
  points: z.number().int().min(0).max(500),
})
