import { z } from 'zod'
import {
  DIETS,
  FOOTPRINT_ACTIVITIES,
  FOOTPRINT_PARTS,
  IMPACTS,
  MAX_KM,
  MAX_LEGS,
  MAX_ON_BOARD,
  MAX_STAYS,
  STAY_SERVICES,
  STAY_TYPES,
  TRANSPORT_MODES,
} from '../../rules/footprint-codes.ts'
import { GROUP_MAX } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'

const count = (max: number) => z.number().int().min(0).max(max)
const placeName = z.string().trim().min(1).max(120)

/**
 * One way, done `times`: there and back is twice. `on_board` counts everyone in the vehicle, including people of other
 * parties.
 */
export const footprintLeg = z
  .strictObject({
    mode: z.enum(TRANSPORT_MODES),
    distance_km: z.number().min(0.1).max(20_000),
    times: z.number().int().min(1).max(60),
    on_board: z.number().int().min(1).max(MAX_ON_BOARD.coche).optional(),
  })
  .superRefine((leg, context) => {
    if (leg.distance_km > MAX_KM[leg.mode])
      context.addIssue({ code: 'custom', path: ['distance_km'], message: 'absurd_distance' })
    if (leg.mode === 'moto' && (leg.on_board ?? 1) > MAX_ON_BOARD.moto)
      context.addIssue({ code: 'custom', path: ['on_board'], message: 'too_many_on_board' })
  })
export type FootprintLeg = z.infer<typeof footprintLeg>

/** For everyone on the trip. Without services, the mean of the type is used. */
export const footprintStay = z
  .strictObject({
    type: z.enum(STAY_TYPES),
    nights: z.number().int().min(1).max(365),
    services: z.array(z.enum(STAY_SERVICES)).max(STAY_SERVICES.length),
  })
  .superRefine(({ services }, context) => {
    if (services.includes('none') && services.length > 1)
      context.addIssue({ code: 'custom', path: ['services'], message: 'none_or_some' })
  })
export type FootprintStay = z.infer<typeof footprintStay>

/** How often each person eats. A day from the supermarket replaces all three meals. */
export const footprintFood = z.strictObject({
  breakfasts: count(400),
  lunches: count(400),
  dinners: count(400),
  supermarket_days: count(400),
  diet: z.enum(DIETS),
  local: z.boolean(),
})
export type FootprintFood = z.infer<typeof footprintFood>

/** POST user/footprints: a person's answers. Phone and server compute results from them with one function. */
export const footprintInputs = z
  .strictObject({
    title: z.string().trim().min(1).max(120).optional(),
    origin: placeName.optional(),
    destination: placeName.optional(),
    start_date: calendarDate,
    end_date: calendarDate,
    adults: count(GROUP_MAX),
    children: count(GROUP_MAX),
    legs: z.array(footprintLeg).max(MAX_LEGS),
    stays: z.array(footprintStay).max(MAX_STAYS),
    food: footprintFood,
    activities: z
      .array(
        z.strictObject({
          id: z.enum(FOOTPRINT_ACTIVITIES),
          /** Per person. */
          times: z.number().int().min(1).max(60),
        }),
      )
      .max(FOOTPRINT_ACTIVITIES.length),
  })
  .superRefine((inputs, context) => {
    const fault = (field: keyof typeof inputs, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (inputs.adults + inputs.children === 0) fault('adults', 'no_people')
    if (inputs.adults + inputs.children > GROUP_MAX) fault('adults', 'too_many_people')
    if (inputs.start_date > inputs.end_date) fault('end_date', 'ends_before_start')
    else if (Date.parse(inputs.end_date) - Date.parse(inputs.start_date) > 366 * 86_400_000)
      fault('end_date', 'longer_than_a_year')
    if (new Set(inputs.activities.map(({ id }) => id)).size < inputs.activities.length)
      fault('activities', 'named_twice')
  })
export type FootprintInputs = z.infer<typeof footprintInputs>

const grams = z.number().int().min(0)
/** Grams of CO2e. `parts` and `total_g` are for all people together. */
export const footprintResult = z.object({
  people: z.number().int(),
  days: z.number().int(),
  parts: z.object({ transport: grams, accommodation: grams, food: grams, activities: grams }),
  total_g: grams,
  per_person_g: grams,
})
export type FootprintResult = z.infer<typeof footprintResult>

export const footprint = z.object({
  id: z.string(),
  inputs: z.object(footprintInputs.shape),
  result: footprintResult,
  /** Version of the factors used. */
  factors_version: z.string(),
  created_at: z.string(),
})
export type Footprint = z.infer<typeof footprint>

const known = {
  status: z.enum(['sourced', 'derived', 'estimate']),
  /** Keys of `sources`. */
  sources: z.array(z.string()),
}
const figure = z.object({ g: z.number(), ...known })
const byDiet = z.object({ omnivore: figure, vegetarian: figure, vegan: figure })
const average = z.object({ spain_g: z.number().nullable(), world_g: z.number().nullable(), ...known })
const transportFactor = z.object({
  unit: z.enum(['passenger_km', 'vehicle_km']),
  /** By kilometres one way; the last band is open. */
  bands: z.array(z.object({ up_to_km: z.number().nullable(), g: z.number() })),
  year: z.string(),
  ...known,
})
const stayFactor = z.object({
  average_g: z.number(),
  without_climate_g: z.number(),
  heating_g: z.number(),
  air_conditioning_g: z.number(),
  year: z.string(),
  ...known,
  /** Source of the shares of heating and air conditioning; absent without either. */
  split: z.object(known).optional(),
})

/** GET footprint/factors: every number of the computation, with its source. */
export const footprintFactors = z.object({
  version: z.string(),
  transport: z.record(z.enum(TRANSPORT_MODES), transportFactor),
  /** Per guest and night. */
  accommodation: z.record(z.enum(STAY_TYPES), stayFactor),
  services: z.object({
    minibar: figure.extend({ unit: z.literal('room_night') }),
    spa: figure.extend({ unit: z.literal('person_stay') }),
  }),
  food: z.object({
    breakfast: byDiet,
    /** Lunch or dinner. */
    meal: byDiet,
    supermarket_day: byDiet,
    /** Share saved by local food. */
    local_saving: z.object({
      breakfast: z.number(),
      omnivore: z.number(),
      vegetarian: z.number(),
      vegan: z.number(),
    }),
    /** Source of each of these shares. */
    local_saving_from: z.object({
      breakfast: z.object(known),
      omnivore: z.object(known),
      vegetarian: z.object(known),
      vegan: z.object(known),
    }),
  }),
  activities: z.array(figure.extend({ id: z.enum(FOOTPRINT_ACTIVITIES), group: z.enum(IMPACTS) })),
  /** Per person and day. Residents and tourists are different quantities and never added up. */
  averages: z.object({
    residents: z.object({ spain_g: z.number(), world_g: z.number(), year: z.string(), ...known }),
    tourists: z.record(z.enum(FOOTPRINT_PARTS), average),
  }),
  contribution: z.object({
    eur_per_tonne: z.object({
      low: z.number(),
      middle: z.number(),
      high: z.number(),
      year: z.string(),
      ...known,
    }),
    woodland_g_per_m2_year: figure.extend({ year: z.string() }),
    trees_per_hectare: z.object({ trees: z.number(), ...known }),
  }),
  sources: z.record(
    z.string(),
    z.object({ title: z.string(), year: z.string().nullable(), url: z.string() }),
  ),
})
export type FootprintFactors = z.infer<typeof footprintFactors>
