import { z } from 'zod'
import { CHECK_IN_PLACES } from '../../codes/enums.ts'
import { CHECK_IN_POINTS_MAX, CHECK_IN_RADIUS_MAX_M, CHECK_IN_RADIUS_MIN_M } from '../../rules/limits.ts'
import { localeSchema } from '../fields/localized-text.ts'

/** POST and PUT guide/check-in-points: texts in the language of the request. */
export const checkInPointBody = z.strictObject({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(500).default(''),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres. */
  radius: z.number().int().min(CHECK_IN_RADIUS_MIN_M).max(CHECK_IN_RADIUS_MAX_M),
  points: z.number().int().min(1).max(CHECK_IN_POINTS_MAX),
  type: z.enum(CHECK_IN_PLACES).default('location'),
})
export type CheckInPointBody = z.infer<typeof checkInPointBody>

/** GET check-in-points/{id}: target of the code on its sheet. */
export const checkInPoint = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  radius: z.number().int(),
  points: z.number().int(),
  type: z.enum(CHECK_IN_PLACES),
})
export type CheckInPoint = z.infer<typeof checkInPoint>

/** GET guide/check-in-points[/{id}]. */
export const guideCheckInPoint = checkInPoint.extend({
  version: z.number().int(),
  /** Absolute address in its code. */
  url: z.string(),
  /** Number of members who have checked in. */
  visits: z.number().int(),
})
export type GuideCheckInPoint = z.infer<typeof guideCheckInPoint>

/** GET guide/check-in-points/{id}/sheet.pdf */
export const sheetQuery = z.strictObject({ lang: localeSchema.optional() })
