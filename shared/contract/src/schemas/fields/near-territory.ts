import type { Position } from '../../rules/at-place.ts'

/** South-west and north-east corner of a territory's map, `[lat, lng]` each. */
export type Bounds = readonly [readonly [number, number], readonly [number, number]]

/** Degrees around a map that may still belong to an outing there: some 100 km, and of a large territory once more its size. */
const AROUND = 1

/** Coordinates with which a place leaves a territory for somewhere else on the globe; none where it lies in it or around it. */
export function farCoordinates(
  [southWest, northEast]: Bounds,
  { latitude, longitude }: Position,
  around = AROUND,
): ('latitude' | 'longitude')[] {
  const isFar = (value: number, low: number, high: number) => {
    const margin = around === AROUND ? Math.max(high - low, AROUND) : around
    return value < low - margin || value > high + margin
  }
  return [
    ...(isFar(latitude, southWest[0], northEast[0]) ? ['latitude' as const] : []),
    ...(isFar(longitude, southWest[1], northEast[1]) ? ['longitude' as const] : []),
  ]
}

export const isNearTerritory = (bounds: Bounds, place: Position): boolean =>
  farCoordinates(bounds, place).length === 0
