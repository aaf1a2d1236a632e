import { z } from 'zod'
import { PACKAGE_OPERATOR_TYPES, PACKAGE_TYPES } from '../../codes/enums.ts'
import { pageQuery, queryFlag, searchFilter, wordFilter } from '../fields/envelope.ts'
import { localeSchema } from '../fields/localized-text.ts'
import { imageFields } from '../fields/media.ts'
import { noticeFields } from './notice.ts'
import { operatorSummary } from './operator.ts'

export const travelPackage = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(PACKAGE_TYPES),
  summary: z.string(),
  price: z.number().nullable(),
  /** Days. */
  duration: z.number().int(),
  featured: z.boolean(),
  operator: operatorSummary.nullable(),
  operator_type: z.enum(PACKAGE_OPERATOR_TYPES),
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type TravelPackage = z.infer<typeof travelPackage>

export const travelPackageDetail = travelPackage.extend({
  description: z.string(),
  activities: z.array(z.string()),
  itinerary: z.array(
    z.object({
      day: z.number().int(),
      time: z.string(),
      title: z.string(),
      place: z.string(),
      experience_id: z.string().nullable(),
      /** The route walked at this time, if it is one of this app. */
      route_id: z.string().nullable(),
    }),
  ),
  services_included: z.array(z.string()),
  services_not_included: z.array(z.string()),
  services_additional: z.array(z.string()),
  requirements: z.array(z.string()),
})
export type TravelPackageDetail = z.infer<typeof travelPackageDetail>

/** Whatever `packages/filter-options` offers can be filtered by. */
export const packagesQuery = z.strictObject({
  type: z.enum(PACKAGE_TYPES).optional(),
  operator_type: z.enum(PACKAGE_OPERATOR_TYPES).optional(),
  operator_id: wordFilter,
  featured: queryFlag.optional(),
  search: searchFilter,
  ...pageQuery,
})

/** GET packages/filter-options: only options with results. */
export const packageFilterOptions = z.object({
  types: z.array(z.enum(PACKAGE_TYPES)),
  operator_types: z.array(z.enum(PACKAGE_OPERATOR_TYPES)),
  operators: z.array(operatorSummary),
  /** Days, ascending. */
  durations: z.array(z.number().int()),
  /** Euros; null if no package has a price. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
})
export type PackageFilterOptions = z.infer<typeof packageFilterOptions>

/** GET packages/{id}/pdf: language of the sheet; default: that of the request. */
export const packagePdfQuery = z.strictObject({ lang: localeSchema.optional() })
