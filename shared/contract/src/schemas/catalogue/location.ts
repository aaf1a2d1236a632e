import { z } from 'zod'
import { POINT_LAYERS } from '../../codes/enums.ts'
import { checkedField } from '../fields/checked.ts'
import { pageQuery, queryFlag, searchFilter, wordFilter } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'
import { checkInOffer } from '../points/check-in.ts'
import { noticeFields } from './notice.ts'

export const location = z.object({
  id: z.string(),
  /** Kind of place: museo, ermita, dolmen, pueblo, fuente, mirador, fabrica, castillo, … */
  type: z.string(),
  layer: z.enum(POINT_LAYERS),
  name: z.string(),
  description: z.string(),
  municipality: z.string(),
  province: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  elevation: z.number().nullable(),
  /** False where the coordinate was set by hand and may be several hundred metres off. */
  position_is_exact: z.boolean(),
  /** Free text; also says if there is nothing to open. */
  opening_hours: z.string().nullable(),
  /** Short facts about the place. */
  facts: z.array(z.string()),
  rating: z.number().nullable(),
  /** Number of member ratings; 0 where the rating is the office's. */
  ratings_count: z.number().int(),
  ...checkedField,
  featured: z.boolean(),
  check_in: checkInOffer.nullable(),
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type Location = z.infer<typeof location>

/** With directions; absent in older cached answers. */
export const locationDetail = location.extend({
  address: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  website: z.string().nullable().optional(),
  /** Accessibility as free text. */
  accessibility: z.string().nullable().optional(),
})
export type LocationDetail = z.infer<typeof locationDetail>

export const locationsQuery = z.strictObject({
  type: wordFilter,
  featured: queryFlag.optional(),
  search: searchFilter,
  ...pageQuery,
})
