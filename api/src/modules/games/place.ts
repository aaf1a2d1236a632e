import { GAME_ACCURACY_ALLOWANCE_M, GAME_MIN_RADIUS_M } from '@sureda/contract/enums'
import { AppError } from '../../errors/app-error.ts'

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

/**
 * Whether somebody seen at `distance` metres stands at the place. Phones are rarely exact: up to 30 m of their own uncertainty are forgiven, and
 * the circle is never smaller than 25 m (decisions §7).
 */
export const isAtPlace = (distance: number, radiusM: number, accuracy = 0): boolean =>
  distance - Math.min(accuracy, GAME_ACCURACY_ALLOWANCE_M) <= Math.max(radiusM, GAME_MIN_RADIUS_M)

/** What a phone sends of where it is. */
interface Whereabouts {
  lat?: number | undefined
  lng?: number | undefined
  accuracy?: number | undefined
}

/** Refuses who is not there: `location_required` without a position, `too_far` with `distance_m`. */
export function requirePlace(
  place: Position & { radiusM: number },
  { lat, lng, accuracy }: Whereabouts,
): void {
  if (lat === undefined || lng === undefined) throw new AppError('location_required')
  const distance = distanceM({ latitude: lat, longitude: lng }, place)
  if (isAtPlace(distance, place.radiusM, accuracy)) return
  throw new AppError('too_far', 'not at the place', {
    data: { distance_m: Math.round(distance), radius_m: place.radiusM },
  })
}
