import { OPERATOR_CATEGORIES, OPERATOR_TYPES, POINT_LAYERS } from '@sureda/contract/codes/enums'
import { z } from 'zod'
import { checked, elevation, email, latitude, longitude, phone, position, shown, website } from './fields.ts'
import { plainText, text, texts, title } from './text.ts'

export const operatorItem = z.strictObject({
  ...shown,
  ...checked,
  name: title,
  type: z.enum(OPERATOR_TYPES),
  category: z.enum(OPERATOR_CATEGORIES),
  description: text(1000),
  municipality: plainText(120),
  address: plainText(200).optional(),
  phone: phone.optional(),
  email: email.optional(),
  website: website.optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
})

export const locationItem = z.strictObject({
  ...shown,
  ...checked,
  name: title,
  type: z.string().regex(/^[a-z_]+$/, 'must be a word like museo or centro_interpretacion'),
  layer: z.enum(POINT_LAYERS),
  summary: text(300).optional(),
  description: text(),
  municipality: plainText(120),
  province: plainText(60),
  address: plainText(200).optional(),
  ...position,
  elevation: elevation.optional(),
  position_is_exact: z.boolean().default(false),
  phone: phone.optional(),
  website: website.optional(),
  opening_hours: text(300).optional(),
  accessibility: text(300).optional(),
  facts: texts.default([]),
  featured: z.boolean().default(false),
})
