import { z } from 'zod'
import { OPERATOR_CATEGORIES, OPERATOR_TYPES } from '../../codes/enums.ts'
import { checkedField } from '../fields/checked.ts'
import { pageQuery, searchFilter } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'
import { checkInOffer } from '../points/check-in.ts'
import { noticeFields } from './notice.ts'

export const operatorSummary = z.object({ id: z.string(), name: z.string(), type: z.enum(OPERATOR_TYPES) })
export type OperatorSummary = z.infer<typeof operatorSummary>

export const operator = operatorSummary.extend({
  category: z.enum(OPERATOR_CATEGORIES),
  description: z.string(),
  municipality: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  rating: z.number().nullable(),
  /** Number of member ratings; 0 where the rating is the office's. */
  ratings_count: z.number().int(),
  /** Check-in that gives points for a visit. */
  check_in: checkInOffer.nullable(),
  ...checkedField,
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type Operator = z.infer<typeof operator>

export const operatorsQuery = z.strictObject({ search: searchFilter, ...pageQuery })
