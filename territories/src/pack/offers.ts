import {
  CARD_ACTIONS,
  CARD_TYPES,
  EXPERIENCE_DIFFICULTIES,
  EXPERIENCE_STATUSES,
  EXPERIENCE_TYPES,
  PACKAGE_OPERATOR_TYPES,
  PACKAGE_TYPES,
  PREFERENCE_CATEGORIES,
  PRICE_UNITS,
  type PriceUnit,
  PURCHASES,
  type Purchase,
} from '@sureda/contract/codes/enums'
import { EXPERIENCE_DURATION_MAX_MIN, SLOT_CAPACITY_MAX } from '@sureda/contract/rules/limits'
import { usualPurchase } from '@sureda/contract/rules/usual-purchase'
import { canonicalEmail } from '@sureda/contract/schemas/fields/contact-fields'
import { isWebAddress } from '@sureda/contract/schemas/fields/web-address'
import { z } from 'zod'
import {
  checked,
  clock,
  common,
  distinct,
  email,
  id,
  image,
  phone,
  pictured,
  position,
  price,
  secureAddress,
  shown,
  when,
  whenEnd,
} from './fields.ts'
import { html, plainText, text, texts, title } from './text.ts'

const capacity = z.number().int().positive().max(SLOT_CAPACITY_MAX)
const slot = z.strictObject({ time: clock, capacity })
export const schedule = z.strictObject({
  slots: z.array(slot).min(1).max(48),
  /** ISO weekdays, 1 = Monday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1),
  default_capacity: capacity,
  booking_window_days: z.number().int().min(0).max(730),
  same_day_booking: z.boolean(),
  auto_confirm: z.boolean(),
  /** For nights: the minimum stay. */
  min_nights: z.number().int().min(1).max(30).default(1),
  special_dates: z
    .array(
      z.strictObject({
        date: when,
        type: z.enum(['closed', 'limited', 'special']),
        capacity: capacity.optional(),
        slots: z.array(slot).min(1).max(48).optional(),
        note: text(120).optional(),
      }),
    )
    .max(400)
    .default([]),
})

export const experienceItem = z.strictObject({
  ...shown,
  ...checked,
  title,
  shortDescription: text(300),
  description: text(),
  type: z.enum(EXPERIENCE_TYPES),
  status: z.enum(EXPERIENCE_STATUSES),
  operator: id.optional(),
  agency: id.optional(),
  /** E-mail of the demo guide of the experience; only used with demo people. */
  guide: email.optional(),
  location: id.optional(),
  locationName: title,
  address: plainText(200).optional(),
  ...position,
  /** Way of buying; by default a table for restaurants, nights for hotels, and seats for others. */
  purchase: z.enum(PURCHASES).optional(),
  /** Euros for what `price_unit` says; null means "ask". */
  price: price.nullable(),
  /** By default the unit that fits `purchase`. */
  price_unit: z.enum(PRICE_UNITS).optional(),
  /** For `external`: where people buy it, and whom they call. */
  external_url: secureAddress
    .refine((address) => address.length <= 300, 'is longer than 300 signs')
    .optional(),
  external_phone: phone.optional(),
  capacity,
  difficulty: z.enum(EXPERIENCE_DIFFICULTIES).optional(),
  /** Minutes; null if it makes no sense (a night). */
  duration: z.number().int().positive().max(EXPERIENCE_DURATION_MAX_MIN).nullable(),
  startDate: when.optional(),
  endDate: whenEnd.optional(),
  season: text(120).optional(),
  requirements: texts,
  included: texts,
  notIncluded: texts,
  sugerencias: texts.default([]),
  consejos_destino: texts.default([]),
  /** The office's own rating, which counts among those of members. By default not rated. */
  rating: z.number().min(0).max(5).optional(),
  featured: z.boolean().default(false),
  /** Topics, with the values of preferences: members who like them see it first. */
  themes: distinct(z.enum(PREFERENCE_CATEGORIES)).default([]),
  gallery: z.array(image).default([]),
  schedule: schedule.optional(),
})

type Bought = Pick<z.infer<typeof experienceItem>, 'type' | 'purchase' | 'price_unit'>

const USUAL_UNIT: Record<Purchase, PriceUnit> = {
  slot: 'person',
  table: 'none',
  nights: 'night',
  enquiry: 'person',
  external: 'person',
}

export const purchaseOf = ({ type, purchase }: Bought): Purchase => purchase ?? usualPurchase(type)
export const priceUnitOf = (item: Bought): PriceUnit => item.price_unit ?? USUAL_UNIT[purchaseOf(item)]

export const packageItem = z.strictObject({
  ...shown,
  title,
  summary: text(300),
  description: text(),
  type: z.enum(PACKAGE_TYPES),
  operator: id.optional(),
  operator_type: z.enum(PACKAGE_OPERATOR_TYPES),
  price: price.nullable(),
  /** Days. */
  duration: z.number().int().positive().max(60),
  featured: z.boolean().default(false),
  itinerary: z
    .array(
      z.strictObject({
        day: z.number().int().positive(),
        time: clock,
        title,
        place: title,
        experience: id.optional(),
        route: id.optional(),
      }),
    )
    .min(1),
  services_included: texts,
  services_not_included: texts,
  services_additional: texts,
  requirements: texts,
})

/** Allowed values of a card's button, because screens open nothing else. */
const BUTTON_VALUES: Record<(typeof CARD_ACTIONS)[number], (value: string) => boolean> = {
  url: (value) => /^\/(?![/\\])\S*$/.test(value) || (isWebAddress(value) && !/\s/.test(value)),
  phone: (value) => /^\+?[0-9 ]{5,20}$/.test(value),
  email: (value) => canonicalEmail(value) !== undefined,
}

export const cardItem = z
  .strictObject({
    ...common,
    title,
    content: html,
    type: z.enum(CARD_TYPES),
    audiences: distinct(z.enum(['guest', 'member'])).min(1),
    operator: id.optional(),
    button_text: title.optional(),
    button_action_type: z.enum(CARD_ACTIONS).optional(),
    button_action_value: plainText(300).optional(),
    visible_from: when.optional(),
    visible_until: when.optional(),
  })
  .refine(
    (card) =>
      new Set(
        [card.button_text, card.button_action_type, card.button_action_value].map(
          (part) => part !== undefined,
        ),
      ).size === 1,
    'needs button_text, button_action_type and button_action_value, or none of them',
  )
  .refine(
    ({ button_action_type: type, button_action_value: value }) =>
      !type || value === undefined || BUTTON_VALUES[type](value),
    {
      path: ['button_action_value'],
      message:
        'is not what button_action_type says: an https address without a user name or a path, a telephone number, an e-mail address',
    },
  )

export const rewardItem = z.strictObject({
  ...pictured,
  title,
  description: text(600),
  cost: z.number().int().positive(),
  stock: z.number().int().min(0),
  level_required: z.number().int().min(1).max(4),
  valid_until: when.optional(),
  /** Can be redeemed once per person. */
  once_per_person: z.boolean().default(false),
  operator: id.optional(),
})
