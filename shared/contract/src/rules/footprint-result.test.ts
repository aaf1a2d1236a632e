import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FootprintInputs, footprintFactors, footprintInputs } from '../schemas/points/footprint.ts'
import { contributionFor } from './contribution.ts'
import {
  DIETS,
  FOOTPRINT_ACTIVITIES,
  MAX_KM,
  STAY_SERVICES,
  STAY_TYPES,
  TRANSPORT_MODES,
} from './footprint-codes.ts'
import { FOOTPRINT_FACTORS } from './footprint-factors.ts'
import { computeFootprint, legGrams, stayGrams } from './footprint-result.ts'

const NO_FOOD = {
  breakfasts: 0,
  lunches: 0,
  dinners: 0,
  supermarket_days: 0,
  diet: 'omnivore',
  local: false,
} as const
const trip = (values: Partial<FootprintInputs> = {}): FootprintInputs => ({
  start_date: '2026-11-20',
  end_date: '2026-11-22',
  adults: 2,
  children: 0,
  legs: [],
  stays: [],
  food: NO_FOOD,
  activities: [],
  ...values,
})

describe('the worked examples of docs/decisions/0037-footprint.md, to the gram', () => {
  it('a weekend for two by car: 50.0 kg each', () => {
    const result = computeFootprint(
      trip({
        legs: [{ mode: 'coche', distance_km: 120, times: 2 }],
        stays: [{ type: 'hotel', nights: 2, services: [] }],
        food: { ...NO_FOOD, breakfasts: 3, lunches: 3, dinners: 3 },
      }),
    )
    expect(result).toEqual({
      people: 2,
      days: 3,
      parts: { transport: 50_688, accommodation: 22_800, food: 26_592, activities: 0 },
      total_g: 100_080,
      per_person_g: 50_040,
    })
  })
  it('a flight of 1,150 km and back: 424 kg', () => {
    expect(legGrams({ mode: 'avion', distance_km: 1150, times: 2 }, 1)).toBe(423_890)
  })
  it.each([
    [{ mode: 'tren', distance_km: 100, times: 1 }, 3, 9_840],
    [{ mode: 'coche', distance_km: 100, times: 1, on_board: 4 }, 2, 10_560],
    [{ mode: 'moto', distance_km: 10, times: 1 }, 3, 2_148],
    [{ mode: 'taxi', distance_km: 10, times: 1 }, 5, 5_196],
    [{ mode: 'caminar', distance_km: 10, times: 1 }, 5, 0],
  ] as const)('%o for %i people: %i g', (leg, people, grams) => {
    expect(legGrams(leg, people)).toBe(grams)
  })
  it.each([
    [[], 5_700],
    [['none'], 3_285],
    [['heating', 'airConditioning'], 5_700],
    [['minibar', 'spa'], 5_700 + 74 + 1_732],
  ] as const)('a hotel night with %o: %i g', (services, grams) => {
    expect(stayGrams({ type: 'hotel', nights: 1, services: [...services] }, 1)).toBe(grams)
  })
  it('a day from the supermarket, local food and an activity', () => {
    const food = { ...NO_FOOD, supermarket_days: 1, dinners: 1, local: true }
    const result = computeFootprint(trip({ food, activities: [{ id: 'golf', times: 2 }] }))
    expect(result.parts).toMatchObject({ food: 2 * (4_431 + 1_996), activities: 2 * 2 * 7_841 })
  })
  it('50 kg are 1.75 € and 76 m² of woodland for a year', () => {
    expect(contributionFor(50_000)).toEqual({ low: 1, middle: 1.75, high: 2.5, squareMetres: 76, trees: 1 })
  })
})

const leg = fc.record({
  mode: fc.constantFrom(...TRANSPORT_MODES),
  distance_km: fc.integer({ min: 1, max: 200_000 }).map((tenths) => tenths / 10),
  times: fc.integer({ min: 1, max: 60 }),
})
const anyTrip = fc
  .record({
    adults: fc.integer({ min: 1, max: 25 }),
    children: fc.integer({ min: 0, max: 25 }),
    legs: fc.array(leg, { maxLength: 6 }),
    stays: fc.array(
      fc.record({
        type: fc.constantFrom(...STAY_TYPES),
        nights: fc.integer({ min: 1, max: 30 }),
        services: fc.subarray([...STAY_SERVICES]),
      }),
      { maxLength: 4 },
    ),
    diet: fc.constantFrom(...DIETS),
    local: fc.boolean(),
    meals: fc.integer({ min: 0, max: 30 }),
    ids: fc.subarray([...FOOTPRINT_ACTIVITIES]),
  })
  .map(({ diet, local, meals, ids, ...rest }) =>
    trip({
      ...rest,
      food: { breakfasts: meals, lunches: meals, dinners: meals, supermarket_days: meals, diet, local },
      activities: ids.map((id) => ({ id, times: 1 })),
    }),
  )

describe('for every trip', () => {
  it('more kilometres never cause less CO2', () => {
    fc.assert(
      fc.property(
        leg,
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        fc.integer({ min: 1, max: 50 }),
        (one, more, people) => {
          const longer = { ...one, distance_km: one.distance_km + more }
          expect(legGrams(longer, people)).toBeGreaterThanOrEqual(legGrams(one, people))
        },
      ),
      { numRuns: 2_000 },
    )
    // the control: with the published steps alone, 1,001 km by plane would be less than 1,000
    const [short, medium] = FOOTPRINT_FACTORS.transport.avion.bands
    expect((medium?.g ?? 0) * 1001).toBeLessThan((short?.g ?? 0) * 1000)
  })
  it('the order of legs, stays and activities does not matter', () => {
    fc.assert(
      fc.property(anyTrip, (one) => {
        const turned = {
          ...one,
          legs: one.legs.toReversed(),
          stays: one.stays.toReversed(),
          activities: one.activities.toReversed(),
        }
        expect(computeFootprint(turned)).toEqual(computeFootprint(one))
      }),
    )
  })
  it('the parts are whole grams and add up to the total', () => {
    fc.assert(
      fc.property(anyTrip, (one) => {
        const { parts, total_g } = computeFootprint(one)
        const values = Object.values(parts)
        expect(values.every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        expect(values.reduce((all, value) => all + value, 0)).toBe(total_g)
      }),
    )
  })
})

it('names a known source for every figure that is not an estimate', () => {
  const factors = footprintFactors.parse(FOOTPRINT_FACTORS)
  expect(factors).toEqual(FOOTPRINT_FACTORS)
  const missing: unknown[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('status' in value && 'sources' in value) {
      const names = value.sources as string[]
      if (value.status !== 'estimate' && names.length === 0) missing.push(value)
      missing.push(...names.filter((name) => !(name in factors.sources)))
    }
    for (const inner of Object.values(value)) look(inner)
  }
  look(factors)
  expect(missing).toEqual([])
  expect(factors.activities.map(({ id }) => id).sort()).toEqual([...FOOTPRINT_ACTIVITIES].sort())
})

const faultsOf = (inputs: unknown) =>
  footprintInputs.safeParse(inputs).error?.issues.map(({ path, message }) => [path.join('.'), message])

it.each([
  [{ adults: 0 }, 'adults', 'no_people'],
  [{ adults: 40, children: 40 }, 'adults', 'too_many_people'],
  [{ start_date: '2026-11-23' }, 'end_date', 'ends_before_start'],
  [{ end_date: '2028-01-01' }, 'end_date', 'longer_than_a_year'],
  [
    { legs: [{ mode: 'metro', distance_km: MAX_KM.metro + 1, times: 1 }] },
    'legs.0.distance_km',
    'absurd_distance',
  ],
  [
    { legs: [{ mode: 'moto', distance_km: 5, times: 1, on_board: 3 }] },
    'legs.0.on_board',
    'too_many_on_board',
  ],
  [{ stays: [{ type: 'hotel', nights: 1, services: ['none', 'spa'] }] }, 'stays.0.services', 'none_or_some'],
  [
    {
      activities: [
        { id: 'golf', times: 1 },
        { id: 'golf', times: 1 },
      ],
    },
    'activities',
    'named_twice',
  ],
] as const)('refuses %o at %s', (values, path, message) => {
  expect(faultsOf(trip(values as never))).toContainEqual([path, message])
})

it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e9])('refuses %d km', (distance_km) => {
  expect(faultsOf(trip({ legs: [{ mode: 'avion', distance_km, times: 1 }] }))?.[0]?.[0]).toBe(
    'legs.0.distance_km',
  )
})
