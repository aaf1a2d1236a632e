import type {
  EXPERIENCE_DIFFICULTIES,
  EXPERIENCE_STATUSES,
  ExperienceType,
  Preference,
  PriceUnit,
  Purchase,
} from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { localizedText, tenantId, updatedAt } from '../../../database/columns.ts'
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from '../../../database/orm.ts'
import {
  checkedOn,
  editorialColumns,
  idColumns,
  imageColumns,
  optionalPositionColumns,
  requiredText,
  type StoredImage,
  sortOrder,
  stampColumns,
  textList,
} from '../../../lib/columns.ts'

export const experiences = pgTable('experiences', {
  ...idColumns,
  type: text('type').$type<ExperienceType>().notNull(),
  title: requiredText('title'),
  shortDescription: requiredText('short_description'),
  description: requiredText('description'),
  status: text('status').$type<(typeof EXPERIENCE_STATUSES)[number]>().notNull().default('active'),
  operatorId: text('operator_id'),
  agencyId: text('agency_id'),
  /** The guide who runs the experience. */
  guideUserId: uuid('guide_user_id'),
  locationId: text('location_id'),
  /** An experience of type restaurant, assigned by the guide. */
  restaurantId: text('restaurant_id'),
  locationName: requiredText('location_name'),
  address: text('address'),
  ...optionalPositionColumns,
  capacity: integer('capacity').notNull().default(0),
  /** Euros per `priceUnit`; null means "ask". */
  price: numeric('price', { precision: 8, scale: 2, mode: 'number' }),
  priceUnit: text('price_unit').$type<PriceUnit>().notNull().default('person'),
  purchase: text('purchase').$type<Purchase>().notNull().default('slot'),
  externalUrl: text('external_url'),
  externalPhone: text('external_phone'),
  difficulty: text('difficulty').$type<(typeof EXPERIENCE_DIFFICULTIES)[number]>(),
  durationMin: integer('duration_min'),
  startDate: date('start_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
  season: localizedText('season'),
  requirements: textList('requirements'),
  included: textList('included'),
  notIncluded: textList('not_included'),
  suggestions: textList('suggestions'),
  destinationTips: textList('destination_tips'),
  rating: doublePrecision('rating'),
  featured: boolean('featured').notNull().default(false),
  /** Its themes, with the same values as the preferences. */
  themes: text('themes').array().$type<Preference[]>().notNull().default([]),
  gallery: jsonb('gallery').$type<StoredImage[]>().notNull().default([]),
  checkedOn: checkedOn(),
  ...imageColumns,
  ...editorialColumns,
  sortOrder: sortOrder(),
  /** Incremented by a trigger. */
  version: integer('version').notNull().default(1),
  guideEditedAt: timestamp('guide_edited_at', { withTimezone: true }),
  ...stampColumns,
})

export interface ScheduleSlot {
  /** `HH:MM`, tenant time zone. For nights: the earliest arrival. */
  time: string
  /** Seats; for nights the rooms. */
  capacity: number
}

export interface SpecialDate {
  date: string
  /**
   * closed: nothing; limited: the usual slots with `capacity` seats each; special: different `slots`, even on days
   * otherwise closed.
   */
  type: 'closed' | 'limited' | 'special'
  capacity?: number
  slots?: ScheduleSlot[]
  note?: Partial<LocalizedText>
}

/** When an experience can be booked. One row, so that one lock covers the whole schedule. */
export const experienceSchedules = pgTable('experience_schedules', {
  tenantId: tenantId(),
  experienceId: text('experience_id').notNull(),
  slots: jsonb('slots').$type<ScheduleSlot[]>().notNull(),
  /** ISO weekdays with slots, 1 = Monday. */
  weekdays: integer('weekdays').array().notNull(),
  /** Different hours, by ISO weekday. */
  weekdaySlots: jsonb('weekday_slots').$type<Partial<Record<string, ScheduleSlot[]>>>().notNull().default({}),
  defaultCapacity: integer('default_capacity').notNull(),
  bookingWindowDays: integer('booking_window_days').notNull().default(90),
  sameDayBooking: boolean('same_day_booking').notNull().default(true),
  autoConfirm: boolean('auto_confirm').notNull().default(false),
  /** For nights: the minimum stay. */
  minNights: integer('min_nights').notNull().default(1),
  specialDates: jsonb('special_dates').$type<SpecialDate[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
  guideEditedAt: timestamp('guide_edited_at', { withTimezone: true }),
  updatedAt: updatedAt(),
})

/** Fields of an experience in lists. */
export const experienceFields = {
  texts: {
    title: experiences.title,
    shortDescription: experiences.shortDescription,
    locationName: experiences.locationName,
  },
  plain: {
    type: experiences.type,
    status: experiences.status,
    capacity: experiences.capacity,
    price: experiences.price,
    price_unit: experiences.priceUnit,
    purchase: experiences.purchase,
    external_url: experiences.externalUrl,
    external_phone: experiences.externalPhone,
    difficulty: experiences.difficulty,
    latitude: experiences.latitude,
    longitude: experiences.longitude,
    duration: experiences.durationMin,
    rating: experiences.rating,
    featured: experiences.featured,
  },
}

/** Fields of the detail only. */
export const experienceDetailFields = {
  texts: {
    description: experiences.description,
    season: experiences.season,
    requirements: experiences.requirements,
    included: experiences.included,
    notIncluded: experiences.notIncluded,
  },
  plain: {
    address: experiences.address,
    checked_on: experiences.checkedOn,
    startDate: experiences.startDate,
    endDate: experiences.endDate,
    demo_fields: experiences.demoFields,
  },
}

/** Fields in the list of a guide's own experiences. */
export const guideListFields = {
  texts: { title: experiences.title, locationName: experiences.locationName },
  plain: {
    type: experiences.type,
    status: experiences.status,
    capacity: experiences.capacity,
    price: experiences.price,
    difficulty: experiences.difficulty,
    duration: experiences.durationMin,
  },
}

/** Further fields that a guide edits. */
export const guideDetailFields = {
  texts: {
    shortDescription: experiences.shortDescription,
    description: experiences.description,
    requirements: experiences.requirements,
    included: experiences.included,
    notIncluded: experiences.notIncluded,
  },
  plain: {
    address: experiences.address,
    latitude: experiences.latitude,
    longitude: experiences.longitude,
    startDate: experiences.startDate,
    endDate: experiences.endDate,
    themes: experiences.themes,
  },
}
