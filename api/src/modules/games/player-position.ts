import { distanceM, isAtPlace, type Position } from '@sureda/contract/rules/at-place'
import { AppError } from '../../errors/app-error.ts'

/** The position sent by a phone. */
export interface SentPosition {
  lat?: number | undefined
  lng?: number | undefined
  accuracy?: number | undefined
}

/** The claimed position. */
export type Here = Position & { accuracy: number }

/** Throws `location_required` without a position. */
export function requirePosition({ lat, lng, accuracy = 0 }: SentPosition): Here {
  if (lat === undefined || lng === undefined) throw new AppError('location_required')
  return { latitude: lat, longitude: lng, accuracy }
}

/** Throws `location_required` without a position, `too_far` with `distance_m` when outside. */
export function requireAtPlace(place: Position & { radiusM: number }, sent: SentPosition): Here {
  const here = requirePosition(sent)
  const distance = distanceM(here, place)
  if (!isAtPlace(distance, place.radiusM, here.accuracy)) throw tooFar(distance, place.radiusM)
  return here
}

/** The error for someone `metres` away from a place with `radiusM`. */
export const tooFar = (metres: number, radiusM: number): AppError =>
  new AppError('too_far', 'not at the place', {
    data: { distance_m: Math.round(metres), radius_m: radiusM },
  })
