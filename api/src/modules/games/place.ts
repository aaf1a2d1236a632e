import { distanceM, isAtPlace, type Position } from '@sureda/contract/rules/at-place'
import { AppError } from '../../errors/app-error.ts'

/** What a phone sends of where it is. */
export interface Whereabouts {
  lat?: number | undefined
  lng?: number | undefined
  accuracy?: number | undefined
}

/** Where a person says to be. */
export type Here = Position & { accuracy: number }

/** Throws `location_required` without a position. */
export function requirePosition({ lat, lng, accuracy = 0 }: Whereabouts): Here {
  if (lat === undefined || lng === undefined) throw new AppError('location_required')
  return { latitude: lat, longitude: lng, accuracy }
}

/** Refuses who is not there: `location_required` without a position, `too_far` with `distance_m`. */
export function requirePlace(place: Position & { radiusM: number }, whereabouts: Whereabouts): Here {
  const here = requirePosition(whereabouts)
  const distance = distanceM(here, place)
  if (!isAtPlace(distance, place.radiusM, here.accuracy)) throw tooFar(distance, place.radiusM)
  return here
}

/** The refusal of who is `metres` away from something that takes those within `radiusM`. */
export const tooFar = (metres: number, radiusM: number): AppError =>
  new AppError('too_far', 'not at the place', {
    data: { distance_m: Math.round(metres), radius_m: radiusM },
  })
