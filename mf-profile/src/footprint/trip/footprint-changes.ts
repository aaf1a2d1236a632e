import type { Diet, FootprintActivity, StayType, TransportMode } from '@sureda/contract/rules/footprint-codes'
import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import type { FootprintInputs, FootprintLeg, FootprintStay } from '@sureda/contract/schemas/points/footprint'

/** A change of the trip that would save emissions. */
export type Change =
  | { kind: 'mode'; from: TransportMode; to: TransportMode; km: number }
  | { kind: 'share'; people: number }
  | { kind: 'stay'; from: StayType; to: StayType }
  | { kind: 'diet'; to: Diet }
  | { kind: 'local' }
  | { kind: 'skip'; activity: FootprintActivity }

export interface TriedChange {
  change: Change
  /** The answers with the change. */
  inputs: FootprintInputs
  /** Grams saved per person, above zero. */
  saved: number
}

/** A longer train journey does not replace a flight for some days of holiday. */
const TRAIN_KM = 1_500
const FULL_CAR = 4

type Try = { change: Change; inputs: FootprintInputs }
const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, i) => (i === at ? item : one))

function triesForLeg(inputs: FootprintInputs, leg: FootprintLeg, at: number): Try[] {
  const people = inputs.adults + inputs.children
  const withLeg = (next: FootprintLeg) => ({ ...inputs, legs: replaced(inputs.legs, at, next) })
  const by = (to: TransportMode): Try => ({
    change: { kind: 'mode', from: leg.mode, to, km: leg.distance_km },
    inputs: withLeg({ mode: to, distance_km: leg.distance_km, times: leg.times }),
  })
  switch (leg.mode) {
    case 'avion':
      return leg.distance_km <= TRAIN_KM ? [by('tren')] : []
    case 'coche': {
      const onBoard = leg.on_board ?? Math.min(people, FULL_CAR)
      const fuller = { ...leg, on_board: onBoard + 1 }
      const share: Try = { change: { kind: 'share', people: onBoard + 1 }, inputs: withLeg(fuller) }
      return onBoard < FULL_CAR ? [by('tren'), share] : [by('tren')]
    }
    case 'moto':
      return [by('tren')]
    case 'taxi':
      return [by('autobus')]
    default:
      return []
  }
}

function triesForStay(inputs: FootprintInputs, stay: FootprintStay, at: number): Try[] {
  if (stay.type === 'camping') return []
  const next: FootprintStay = { ...stay, type: 'camping', services: [] }
  return [
    {
      change: { kind: 'stay', from: stay.type, to: 'camping' },
      inputs: { ...inputs, stays: replaced(inputs.stays, at, next) },
    },
  ]
}

function otherTries(inputs: FootprintInputs): Try[] {
  const { food, activities } = inputs
  const tries: Try[] = activities.map(({ id }) => ({
    change: { kind: 'skip', activity: id },
    inputs: { ...inputs, activities: activities.filter((one) => one.id !== id) },
  }))
  if (food.diet === 'omnivore')
    tries.push({
      change: { kind: 'diet', to: 'vegetarian' },
      inputs: { ...inputs, food: { ...food, diet: 'vegetarian' } },
    })
  if (!food.local)
    tries.push({ change: { kind: 'local' }, inputs: { ...inputs, food: { ...food, local: true } } })
  return tries
}

/** The changes that save most, the best one of each kind and subject. */
export function bestChanges(inputs: FootprintInputs, limit = 3): TriedChange[] {
  const now = computeFootprint(inputs).per_person_g
  const weighed = (tries: Try[]): TriedChange[] =>
    tries
      .map((one) => ({ ...one, saved: now - computeFootprint(one.inputs).per_person_g }))
      .filter(({ saved }) => saved > 0)
      .sort((a, b) => b.saved - a.saved)
  const bestOf = (tries: Try[]) => weighed(tries).slice(0, 1)
  return [
    ...inputs.legs.flatMap((leg, at) => bestOf(triesForLeg(inputs, leg, at))),
    ...inputs.stays.flatMap((stay, at) => bestOf(triesForStay(inputs, stay, at))),
    ...weighed(otherTries(inputs)),
  ]
    .sort((a, b) => b.saved - a.saved)
    .slice(0, limit)
}
