import type {
  FootprintFactors,
  FootprintFood,
  FootprintInputs,
  FootprintLeg,
  FootprintResult,
  FootprintStay,
} from '../schemas/points/footprint.ts'
import { TAXI_SEATS, type TransportMode } from './footprint-codes.ts'
import { FOOTPRINT_FACTORS } from './footprint-factors.ts'

const DAY_MS = 86_400_000
/** Guests per room, for the energy a room uses. */
const GUESTS_PER_ROOM = 2

/** Whole grams; floating point noise (0.1 + 0.2) must not decide the rounding. */
const toGrams = (value: number): number => Math.round(Number(value.toFixed(6)))
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Days from start to end, inclusive. */
export const daysOf = ({ start_date, end_date }: Pick<FootprintInputs, 'start_date' | 'end_date'>): number =>
  Math.max(1, Math.round((Date.parse(end_date) - Date.parse(start_date)) / DAY_MS) + 1)

/** The calendar day `days` later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Grams for one way and one person or vehicle. Longer flights use less per kilometre; where the published steps would
 * make a longer flight the smaller one, the shorter one is capped at the first kilometre of the next step
 * (docs/decisions/0037-footprint.md).
 */
export function oneWay(mode: TransportMode, km: number, factors: FootprintFactors): number {
  let from = 0
  let least = Number.POSITIVE_INFINITY
  for (const { up_to_km, g } of factors.transport[mode].bands) {
    if (up_to_km === null || km <= up_to_km) least = Math.min(least, g * Math.max(km, from))
    from = (up_to_km ?? 0) + 1
  }
  return least
}

/** Grams of a leg for everyone on the trip. */
export function legGrams(leg: FootprintLeg, people: number, factors = FOOTPRINT_FACTORS): number {
  const once = oneWay(leg.mode, leg.distance_km, factors) * leg.times
  if (leg.mode === 'taxi') return toGrams(once * Math.ceil(people / TAXI_SEATS))
  if (factors.transport[leg.mode].unit === 'passenger_km') return toGrams(once * people)
  return toGrams((once / (leg.on_board ?? defaultOnBoard(leg.mode, people))) * people)
}

/** Default number of people on board: as many of the party as fit. */
export const defaultOnBoard = (mode: TransportMode, people: number): number =>
  Math.max(1, Math.min(people, mode === 'moto' ? 2 : 5))

/** Grams of a stay for everyone on the trip. */
export function stayGrams(stay: FootprintStay, people: number, factors = FOOTPRINT_FACTORS): number {
  const type = factors.accommodation[stay.type]
  const has = (service: FootprintStay['services'][number]) => stay.services.includes(service)
  const asked = has('heating') || has('airConditioning') || has('none')
  const night = asked
    ? type.without_climate_g +
      (has('heating') ? type.heating_g : 0) +
      (has('airConditioning') ? type.air_conditioning_g : 0)
    : type.average_g
  const rooms = Math.ceil(people / GUESTS_PER_ROOM)
  return toGrams(
    night * stay.nights * people +
      (has('minibar') ? factors.services.minibar.g * stay.nights * rooms : 0) +
      (has('spa') ? factors.services.spa.g * people : 0),
  )
}

/** Grams of one person's food. */
export function foodGrams(food: FootprintFood, factors = FOOTPRINT_FACTORS): number {
  const { breakfast, meal, supermarket_day, local_saving } = factors.food
  const share = (saving: number) => (food.local ? 1 - saving : 1)
  return toGrams(
    food.breakfasts * breakfast[food.diet].g * share(local_saving.breakfast) +
      (food.lunches + food.dinners) * meal[food.diet].g * share(local_saving[food.diet]) +
      food.supermarket_days * supermarket_day[food.diet].g,
  )
}

/**
 * The footprint of a trip in grams of CO2e, computed by the same function on phone and server. Children count as adults
 * (no factor for them is published).
 * @param inputs valid ones, see `footprintInputs`
 */
export function computeFootprint(inputs: FootprintInputs, factors = FOOTPRINT_FACTORS): FootprintResult {
  const people = inputs.adults + inputs.children
  const perTime = new Map<string, number>(factors.activities.map(({ id, g }) => [id, g]))
  const parts = {
    transport: sum(inputs.legs.map((leg) => legGrams(leg, people, factors))),
    accommodation: sum(inputs.stays.map((stay) => stayGrams(stay, people, factors))),
    food: foodGrams(inputs.food, factors) * people,
    activities: toGrams(
      sum(inputs.activities.map(({ id, times }) => (perTime.get(id) ?? 0) * times)) * people,
    ),
  }
  const total = sum(Object.values(parts))
  return {
    people,
    days: daysOf(inputs),
    parts,
    total_g: total,
    per_person_g: people > 0 ? Math.round(total / people) : 0,
  }
}
