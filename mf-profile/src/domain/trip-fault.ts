import type { FootprintInputs } from '@sureda/contract/footprint'
import { daysOf } from '@sureda/contract/footprint-result'
import { MAX_KM } from '@sureda/contract/footprint-words'

export type TripFault = 'ends_before_start' | 'longer_than_a_year' | 'no_distance' | 'absurd_distance'

const MAX_DAYS = 367

/** What the server would refuse of all that the screen lets through; the contract's own check may not run under the page's rules (it builds code). */
export function tripFault(inputs: FootprintInputs): TripFault | null {
  if (inputs.start_date > inputs.end_date) return 'ends_before_start'
  if (daysOf(inputs) > MAX_DAYS) return 'longer_than_a_year'
  if (inputs.legs.some(({ distance_km }) => distance_km === 0)) return 'no_distance'
  if (inputs.legs.some(({ mode, distance_km }) => distance_km > MAX_KM[mode])) return 'absurd_distance'
  return null
}
