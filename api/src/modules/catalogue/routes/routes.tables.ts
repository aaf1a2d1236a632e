import type {
  ROUTE_AUDIENCES,
  ROUTE_DIFFICULTIES,
  ROUTE_GEOMETRIES,
  ROUTE_GUIDE_TYPES,
  ROUTE_INTERESTS,
  ROUTE_MODALITIES,
  ROUTE_SEASONS,
  ROUTE_TERRAINS,
} from '@sureda/contract/codes/enums'
import type { RouteDetail, TrackVerified } from '@sureda/contract/schemas/catalogue/route'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { localizedText } from '../../../database/columns.ts'
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from '../../../database/orm.ts'
import {
  active,
  editorialColumns,
  idColumns,
  imageColumns,
  type NamedPoint,
  type Notice,
  positionColumns,
  requiredText,
  sortOrder,
  stampColumns,
  textList,
} from '../../../lib/columns.ts'

const words = <Word extends string>(name: string) => text(name).array().$type<Word[]>().notNull().default([])
const track = (name: string) => jsonb(name).$type<RouteDetail['track']>().notNull().default([])

export const routes = pgTable('routes', {
  ...idColumns,
  title: requiredText('title'),
  summary: requiredText('summary'),
  description: requiredText('description'),
  province: text('province').notNull(),
  operatorId: text('operator_id'),
  distanceKm: doublePrecision('distance_km').notNull(),
  durationMin: integer('duration_min').notNull(),
  elevationGain: doublePrecision('elevation_gain'),
  elevationLoss: doublePrecision('elevation_loss'),
  elevationMin: doublePrecision('elevation_min'),
  elevationMax: doublePrecision('elevation_max'),
  difficulty: text('difficulty').$type<(typeof ROUTE_DIFFICULTIES)[number]>().notNull(),
  geometry: text('geometry').$type<(typeof ROUTE_GEOMETRIES)[number]>().notNull(),
  terrain: text('terrain').$type<(typeof ROUTE_TERRAINS)[number]>().notNull(),
  seasons: words<(typeof ROUTE_SEASONS)[number]>('seasons'),
  modalities: words<(typeof ROUTE_MODALITIES)[number]>('modalities'),
  audiences: words<(typeof ROUTE_AUDIENCES)[number]>('audiences'),
  interests: words<(typeof ROUTE_INTERESTS)[number]>('interests'),
  guideType: text('guide_type').$type<(typeof ROUTE_GUIDE_TYPES)[number]>().notNull(),
  schematic: boolean('schematic').notNull().default(false),
  trackVerified: jsonb('track_verified').$type<TrackVerified>(),
  estimated: words<string>('estimated'),
  startPoint: jsonb('start_point').$type<NamedPoint>().notNull(),
  endPoint: jsonb('end_point').$type<NamedPoint>(),
  /** Stored path of the GPX file. */
  trackFile: text('track_file'),
  track: track('track'),
  trackSimplified: track('track_simplified'),
  parking: localizedText('parking'),
  tips: textList('tips'),
  whatToBring: textList('what_to_bring'),
  safety: textList('safety'),
  restrictions: textList('restrictions'),
  accessRestrictions: textList('access_restrictions'),
  limitations: textList('limitations'),
  specialRequirements: textList('special_requirements'),
  emergencyContact: text('emergency_contact'),
  usefulLinks: jsonb('useful_links').$type<{ label: LocalizedText; url: string }[]>().notNull().default([]),
  featured: boolean('featured').notNull().default(false),
  ...imageColumns,
  active: active(),
  ...editorialColumns,
  sortOrder: sortOrder(),
  ...stampColumns,
})

/** What lists show of a route. */
export const routeFields = {
  texts: { title: routes.title, summary: routes.summary },
  plain: {
    distance: routes.distanceKm,
    duration: routes.durationMin,
    difficulty: routes.difficulty,
    elevation_gain: routes.elevationGain,
    elevation_loss: routes.elevationLoss,
    geometry: routes.geometry,
    terrain: routes.terrain,
    season: routes.seasons,
    modality: routes.modalities,
    audience: routes.audiences,
    interests: routes.interests,
    guide_type: routes.guideType,
    province: routes.province,
    featured: routes.featured,
    schematic: routes.schematic,
  },
}

/** What only the detail shows. */
export const routeDetailFields = {
  texts: {
    description: routes.description,
    parking: routes.parking,
    restrictions: routes.restrictions,
    tips: routes.tips,
    access_restrictions: routes.accessRestrictions,
    limitations: routes.limitations,
    special_requirements: routes.specialRequirements,
    what_to_bring: routes.whatToBring,
    safety: routes.safety,
  },
  plain: { emergency_contact: routes.emergencyContact },
}

export const routePoints = pgTable('route_points', {
  ...idColumns,
  routeId: text('route_id').notNull(),
  position: integer('position').notNull(),
  name: requiredText('name'),
  description: requiredText('description'),
  ...positionColumns,
  elevation: doublePrecision('elevation'),
  radiusM: integer('radius_m').notNull().default(25),
  checkInPoints: integer('check_in_points').notNull().default(0),
  ...imageColumns,
  notice: jsonb('notice').$type<Notice>(),
})

export const routePointFields = {
  texts: { name: routePoints.name, description: routePoints.description },
  plain: {
    position: routePoints.position,
    latitude: routePoints.latitude,
    longitude: routePoints.longitude,
    elevation: routePoints.elevation,
  },
}
