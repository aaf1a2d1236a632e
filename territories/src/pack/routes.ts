import {
  ROUTE_AUDIENCES,
  ROUTE_DIFFICULTIES,
  ROUTE_GEOMETRIES,
  ROUTE_GUIDE_TYPES,
  ROUTE_INTERESTS,
  ROUTE_MODALITIES,
  ROUTE_SEASONS,
  ROUTE_TERRAINS,
} from '@sureda/contract/codes/enums'
import { z } from 'zod'
import { day, distinct, elevation, id, image, link, phone, point, position, shown } from './fields.ts'
import { plainText, text, texts, title } from './text.ts'

export const routePointItem = z.strictObject({
  id,
  position: z.number().int().positive(),
  name: title,
  description: text(1500),
  ...position,
  elevation: elevation.optional(),
  radius_m: z.number().int().positive().max(500),
  points: z.number().int().min(0).max(500),
  image,
})

export const routeItem = z.strictObject({
  ...shown,
  title,
  summary: text(300),
  description: text(),
  /** Kilometres. */
  distance: z.number().min(0.02, 'is no distance').max(500),
  /** Minutes. */
  duration: z.number().int().positive().max(40_320),
  difficulty: z.enum(ROUTE_DIFFICULTIES),
  elevation_gain: z.number().min(0).max(30_000).optional(),
  elevation_loss: z.number().min(0).max(30_000).optional(),
  geometry: z.enum(ROUTE_GEOMETRIES),
  terrain: z.enum(ROUTE_TERRAINS),
  season: distinct(z.enum(ROUTE_SEASONS)).min(1),
  modality: distinct(z.enum(ROUTE_MODALITIES)).min(1),
  audience: distinct(z.enum(ROUTE_AUDIENCES)).min(1),
  interests: distinct(z.enum(ROUTE_INTERESTS)).min(1),
  guide_type: z.enum(ROUTE_GUIDE_TYPES),
  province: plainText(60),
  operator: id.optional(),
  featured: z.boolean().default(false),
  track: z.string().regex(/^tracks\/[a-z0-9-]+\.gpx$/, 'must be tracks/<route id>.gpx'),
  /** Drawn by hand. Either this or `verified` is required, never both. */
  schematic: z.boolean().default(false),
  /** Who walked the recorded line, when, and with which device. */
  verified: z.strictObject({ date: day, by: plainText(120), source: plainText(200) }).optional(),
  estimated: z.array(z.string()).default([]),
  start: point,
  end: point.optional(),
  parking: text(600).optional(),
  tips: texts.default([]),
  what_to_bring: texts.default([]),
  safety: texts.default([]),
  restrictions: texts.default([]),
  access_restrictions: texts.default([]),
  limitations: texts.default([]),
  special_requirements: texts.default([]),
  emergency_contact: phone.optional(),
  useful_links: z.array(link).default([]),
  points: z.array(routePointItem).min(1),
})
