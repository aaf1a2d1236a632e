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

/** Effective radius of a place in metres: at least 25. */
export const reachM = (radiusM: number): number => Math.max(radiusM, GAME_MIN_RADIUS_M)

/**
 * Whether a person seen at `distance` metres is at the place. Up to 30 m of the phone's inaccuracy are tolerated. The
 * server decides; a phone checks first only to avoid a pointless call.
 */
export const isAtPlace = (distance: number, radiusM: number, accuracy = 0): boolean =>
  distance - Math.min(accuracy, GAME_ACCURACY_ALLOWANCE_M) <= reachM(radiusM)
