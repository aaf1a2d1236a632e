import { GAME_ACCURACY_ALLOWANCE_M, GAME_MIN_RADIUS_M } from '../codes/enums.ts'

export interface Position {
  latitude: number
  longitude: number
}

/** Mean radius of the earth (IUGG). */
const EARTH_RADIUS_M = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres. */
export function distanceM(a: Position, b: Position): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** How near to a place counts as there, in metres: never less than 25, whatever its own radius. */
export const reachM = (radiusM: number): number => Math.max(radiusM, GAME_MIN_RADIUS_M)

/**
 * Whether a person seen at `distance` metres is at the place. Phones are rarely exact: up to 30 m of their own uncertainty are
 * forgiven. The server decides by it; a phone that asks the same first only spares a pointless try.
 */
export const isAtPlace = (distance: number, radiusM: number, accuracy = 0): boolean =>
  distance - Math.min(accuracy, GAME_ACCURACY_ALLOWANCE_M) <= reachM(radiusM)
