import type { Position } from './at-place.ts'

/** South-west and north-east corner of a territory's map, `[lat, lng]` each. */
export type Bounds = readonly [readonly [number, number], readonly [number, number]]

/** What lies around a territory still belongs to an outing there: a whole extent of it, at least some 25 km. */
const LEAST_MARGIN_DEG = 0.25

/** Whether a place lies in a territory or around it, and not somewhere else on the globe. */
export function isNearTerritory([southWest, northEast]: Bounds, { latitude, longitude }: Position): boolean {
  const isWithin = (value: number, low: number, high: number) => {
    const margin = Math.max(high - low, LEAST_MARGIN_DEG)
    return value >= low - margin && value <= high + margin
  }
  return isWithin(latitude, southWest[0], northEast[0]) && isWithin(longitude, southWest[1], northEast[1])
}
