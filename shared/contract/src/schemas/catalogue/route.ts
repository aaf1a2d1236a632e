import { z } from 'zod'
import {
  ROUTE_AUDIENCES,
  ROUTE_DIFFICULTIES,
  ROUTE_GEOMETRIES,
  ROUTE_GUIDE_TYPES,
  ROUTE_INTERESTS,
  ROUTE_MODALITIES,
  ROUTE_SEASONS,
  ROUTE_TERRAINS,
} from '../../codes/enums.ts'
import { pageQuery, queryFlag, searchFilter, wordFilter } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'
import { checkInOffer } from '../points/check-in.ts'
import { noticeFields } from './notice.ts'
import { operatorSummary } from './operator.ts'

export const route = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Kilometres. */
  distance: z.number(),
  /** Minutes. */
  duration: z.number().int(),
  difficulty: z.enum(ROUTE_DIFFICULTIES),
  /** Metres. */
  elevation_gain: z.number().nullable(),
  elevation_loss: z.number().nullable(),
  geometry: z.enum(ROUTE_GEOMETRIES),
  terrain: z.enum(ROUTE_TERRAINS),
  season: z.array(z.enum(ROUTE_SEASONS)),
  modality: z.array(z.enum(ROUTE_MODALITIES)),
  audience: z.array(z.enum(ROUTE_AUDIENCES)),
  interests: z.array(z.enum(ROUTE_INTERESTS)),
  guide_type: z.enum(ROUTE_GUIDE_TYPES),
  province: z.string(),
  featured: z.boolean(),
  /** True if the line was drawn by hand: not for navigation. */
  schematic: z.boolean(),
  ...noticeFields,
  start: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }),
  operator: operatorSummary.nullable(),
  demo: z.boolean(),
  ...imageFields,
})
export type Route = z.infer<typeof route>

/** Who recorded the line on the ground: day, name and device, as the office wrote them. */
export const trackVerified = z.object({ date: z.string(), by: z.string(), source: z.string() })
export type TrackVerified = z.infer<typeof trackVerified>

export const routePoint = z.object({
  id: z.string(),
  position: z.number().int(),
  name: z.string(),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  elevation: z.number().nullable(),
  check_in: checkInOffer.nullable(),
  ...imageFields,
})
export type RoutePoint = z.infer<typeof routePoint>

/** See `TrackPoint` of `track-parts.ts`. */
const trackPoint = z.tuple([z.number(), z.number(), z.number(), z.literal(1).optional()])

export const routeDetail = route.extend({
  description: z.string(),
  elevation_total: z.number().nullable(),
  /** Null if the line is a sketch. */
  track_verified: trackVerified.nullable(),
  /** Null if it ends at its start. */
  end: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }).nullable(),
  /** Simplified for drawing. */
  track: z.array(trackPoint),
  points: z.array(routePoint),
  parking: z.string().nullable(),
  restrictions: z.array(z.string()),
  tips: z.array(z.string()),
  emergency_contact: z.string().nullable(),
  useful_links: z.array(z.object({ label: z.string(), url: z.string() })),
  access_restrictions: z.array(z.string()),
  limitations: z.array(z.string()),
  special_requirements: z.array(z.string()),
  what_to_bring: z.array(z.string()),
  safety: z.array(z.string()),
})
export type RouteDetail = z.infer<typeof routeDetail>

/** Filters of the list of routes. */
export const routesQuery = z.strictObject({
  search: searchFilter,
  /** Comma list. */
  provinces: z.string().max(200).optional(),
  featured: queryFlag.optional(),
  active: queryFlag.optional(),
  operator_id: wordFilter,
  /** The route this stop belongs to. */
  point_id: wordFilter,
  ...pageQuery,
})
