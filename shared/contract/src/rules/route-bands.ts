import { ROUTE_DISTANCE_BANDS_KM, ROUTE_TIME_BANDS_MIN } from './limits.ts'

/** Classes by which routes are filtered by length and by time. */
export const ROUTE_BANDS = ['short', 'medium', 'long'] as const
export type RouteBand = (typeof ROUTE_BANDS)[number]

/** By kilometres: short under 5, medium 5–15, long over 15. */
export const distanceBand = (km: number): RouteBand => bandOf(km, ROUTE_DISTANCE_BANDS_KM)
/** By minutes: short under 2 h, medium 2–4 h, long over 4 h. */
export const timeBand = (minutes: number): RouteBand => bandOf(minutes, ROUTE_TIME_BANDS_MIN)

function bandOf(value: number, [low, high]: readonly [number, number]): RouteBand {
  if (value < low) return 'short'
  return value <= high ? 'medium' : 'long'
}
