import { distanceM, isAtPlace, type Position } from '@sureda/contract/at-place'
import { AppError } from '../../errors/app-error.ts'

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
