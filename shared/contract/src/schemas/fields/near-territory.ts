import type { Position } from '../../rules/at-place.ts'

/** South-west and north-east corner of a territory's map, each `[lat, lng]`. */
export type Bounds = readonly [readonly [number, number], readonly [number, number]]

/** Margin around a map for outings, in degrees: some 100 km, plus the size of a large territory. */
const AROUND = 1

/** Coordinates of a place outside the territory and its surroundings; undefined if it is inside. */
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
