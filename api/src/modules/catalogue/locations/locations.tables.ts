import type { PointLayer } from '@sureda/contract/codes/enums'
import { localizedText } from '../../../database/columns.ts'
import { boolean, doublePrecision, pgTable, text } from '../../../database/orm.ts'
import {
  active,
  checkedOn,
  editorialColumns,
  idColumns,
  imageColumns,
  positionColumns,
  requiredText,
  sortOrder,
  stampColumns,
  textList,
} from '../../../lib/columns.ts'

export const locations = pgTable('locations', {
  ...idColumns,
  /** Kind of place: museo, ermita, dolmen, … */
  type: text('type').notNull(),
  layer: text('layer').$type<PointLayer>().notNull(),
  name: requiredText('name'),
  summary: localizedText('summary'),
  description: requiredText('description'),
  municipality: text('municipality').notNull(),
  province: text('province').notNull(),
  address: text('address'),
  ...positionColumns,
  elevation: doublePrecision('elevation'),
  positionIsExact: boolean('position_is_exact').notNull().default(false),
  phone: text('phone'),
  website: text('website'),
  openingHours: localizedText('opening_hours'),
  accessibility: localizedText('accessibility'),
  facts: textList('facts'),
  rating: doublePrecision('rating'),
  featured: boolean('featured').notNull().default(false),
  checkedOn: checkedOn(),
  ...imageColumns,
  active: active(),
  ...editorialColumns,
  sortOrder: sortOrder(),
  ...stampColumns,
})

/** What lists show of a location. */
export const locationFields = {
  texts: {
    name: locations.name,
    description: locations.description,
    opening_hours: locations.openingHours,
    facts: locations.facts,
  },
  plain: {
    type: locations.type,
    layer: locations.layer,
    municipality: locations.municipality,
    province: locations.province,
    latitude: locations.latitude,
    longitude: locations.longitude,
    elevation: locations.elevation,
    position_is_exact: locations.positionIsExact,
    featured: locations.featured,
    checked_on: locations.checkedOn,
  },
}

/** What only the detail shows. */
export const locationDetailFields = {
  texts: { accessibility: locations.accessibility },
  plain: { address: locations.address, phone: locations.phone, website: locations.website },
}
