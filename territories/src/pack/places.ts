import {
  OPERATOR_CATEGORIES,
  OPERATOR_TYPES,
  POINT_LAYERS,
  ROUTE_AUDIENCES,
  ROUTE_DIFFICULTIES,
  ROUTE_GEOMETRIES,
  ROUTE_GUIDE_TYPES,
  ROUTE_INTERESTS,
  ROUTE_MODALITIES,
  ROUTE_SEASONS,
  ROUTE_TERRAINS,
} from '@sureda/contract/enums'
import { z } from 'zod'
import { id, image, latitude, link, longitude, phone, point, position, shown, website } from './fields.ts'
import { plainText, text, texts, title } from './text.ts'

export const operatorItem = z.strictObject({
  ...shown,
  name: title,
  type: z.enum(OPERATOR_TYPES),
  category: z.enum(OPERATOR_CATEGORIES),
  description: text(1000),
  municipality: plainText(120),
  address: plainText(200).optional(),
  phone: phone.optional(),
  email: z.email().optional(),
  website: website.optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
})

export const locationItem = z.strictObject({
  ...shown,
  name: title,
  type: z.string().regex(/^[a-z_]+$/, 'must be a word like museo or centro_interpretacion'),
  layer: z.enum(POINT_LAYERS),
  summary: text(300).optional(),
  description: text(),
  municipality: plainText(120),
  province: plainText(60),
  address: plainText(200).optional(),
  ...position,
  elevation: z.number().optional(),
  position_is_exact: z.boolean().default(false),
  phone: phone.optional(),
  website: website.optional(),
  opening_hours: text(300).optional(),
  accessibility: text(300).optional(),
  facts: texts.default([]),
  featured: z.boolean().default(false),
})

export const routePointItem = z.strictObject({
  id,
  position: z.number().int().positive(),
  name: title,
  description: text(1500),
  ...position,
  elevation: z.number().optional(),
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
  distance: z.number().positive().max(500),
  /** Minutes. */
  duration: z.number().int().positive(),
  difficulty: z.enum(ROUTE_DIFFICULTIES),
  elevation_gain: z.number().min(0).optional(),
  elevation_loss: z.number().min(0).optional(),
  geometry: z.enum(ROUTE_GEOMETRIES),
  terrain: z.enum(ROUTE_TERRAINS),
  season: z.array(z.enum(ROUTE_SEASONS)).min(1),
  modality: z.array(z.enum(ROUTE_MODALITIES)).min(1),
  audience: z.array(z.enum(ROUTE_AUDIENCES)).min(1),
  interests: z.array(z.enum(ROUTE_INTERESTS)).min(1),
  guide_type: z.enum(ROUTE_GUIDE_TYPES),
  province: plainText(60),
  operator: id.optional(),
  featured: z.boolean().default(false),
  track: z.string().regex(/^tracks\/[a-z0-9-]+\.gpx$/, 'must be tracks/<route id>.gpx'),
  /** Drawn by hand. The check wants this or `verified`, never both. */
  schematic: z.boolean().default(false),
  /** Who walked the line of the file, when, and with what. */
  verified: z.strictObject({ date: z.iso.date(), by: plainText(120), source: plainText(200) }).optional(),
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
