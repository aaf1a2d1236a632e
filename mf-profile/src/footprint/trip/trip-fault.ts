import { MAX_KM, MAX_LEGS, MAX_STAYS } from '@sureda/contract/rules/footprint-codes'
import { daysOf } from '@sureda/contract/rules/footprint-result'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'

export type TripFault =
  | 'ends_before_start'
  | 'longer_than_a_year'
  | 'too_many_legs'
  | 'too_many_stays'
  | 'no_distance'
  | 'absurd_distance'

/** The limit that the text of a fault mentions. */
export const FAULT_LIMITS: Partial<Record<TripFault, number>> = {
  too_many_legs: MAX_LEGS,
  too_many_stays: MAX_STAYS,
}

const MAX_DAYS = 367

/** What the server would refuse and the screen lets through. The contract's own check builds code, which the page's content policy forbids. */
export function tripFault(inputs: FootprintInputs): TripFault | null {
  if (inputs.start_date > inputs.end_date) return 'ends_before_start'
  if (daysOf(inputs) > MAX_DAYS) return 'longer_than_a_year'
  if (inputs.legs.length > MAX_LEGS) return 'too_many_legs'
  if (inputs.stays.length > MAX_STAYS) return 'too_many_stays'
  if (inputs.legs.some(({ distance_km }) => distance_km === 0)) return 'no_distance'
  if (inputs.legs.some(({ mode, distance_km }) => distance_km > MAX_KM[mode])) return 'absurd_distance'
  return null
}
