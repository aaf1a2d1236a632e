import type { PACKAGE_OPERATOR_TYPES, PACKAGE_TYPES } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { boolean, integer, jsonb, numeric, pgTable, text } from '../../../database/orm.ts'
import {
  active,
  editorialColumns,
  idColumns,
  imageColumns,
  requiredText,
  sortOrder,
  stampColumns,
  textList,
} from '../../../lib/columns.ts'

export interface ItineraryStep {
  /** 1 is the first day. */
  day: number
  /** `HH:MM` */
  time: string
  title: LocalizedText
  place: LocalizedText
  experience_id?: string | null
  route_id?: string | null
}

export const travelPackages = pgTable('travel_packages', {
  ...idColumns,
  type: text('type').$type<(typeof PACKAGE_TYPES)[number]>().notNull(),
  title: requiredText('title'),
  summary: requiredText('summary'),
  description: requiredText('description'),
  operatorId: text('operator_id'),
  operatorType: text('operator_type').$type<(typeof PACKAGE_OPERATOR_TYPES)[number]>().notNull(),
  price: numeric('price', { precision: 8, scale: 2, mode: 'number' }),
  durationDays: integer('duration_days').notNull(),
  itinerary: jsonb('itinerary').$type<ItineraryStep[]>().notNull().default([]),
  servicesIncluded: textList('services_included'),
  servicesNotIncluded: textList('services_not_included'),
  servicesAdditional: textList('services_additional'),
  requirements: textList('requirements'),
  featured: boolean('featured').notNull().default(false),
  ...imageColumns,
  active: active(),
  ...editorialColumns,
  sortOrder: sortOrder(),
  ...stampColumns,
})

/** What lists show of a package. */
export const packageFields = {
  texts: { title: travelPackages.title, summary: travelPackages.summary },
  plain: {
    type: travelPackages.type,
    price: travelPackages.price,
    duration: travelPackages.durationDays,
    featured: travelPackages.featured,
    operator_type: travelPackages.operatorType,
  },
}

/** What only the detail shows. */
export const packageDetailFields = {
  texts: {
    description: travelPackages.description,
    services_included: travelPackages.servicesIncluded,
    services_not_included: travelPackages.servicesNotIncluded,
    services_additional: travelPackages.servicesAdditional,
    requirements: travelPackages.requirements,
  },
  plain: {},
}
