import type { CheckInOffer } from '@sureda/contract/schemas/points/check-in'
import { ApiError } from '@sureda/remote/api'
import { currentPosition, type Position } from '@sureda/remote/device'
import { useMutation } from '@tanstack/react-query'
import { type Aim, aimAt } from '../geo/at-place.ts'
import { checkIn } from './check-in-queries.ts'

export interface CheckInPlace {
  offer: CheckInOffer
  /** Its name, for the stamp and for the list of what waits to be sent. */
  title: string
  latitude: number
  longitude: number
}

/** A cached position may be this old, except after an answer that the visitor is too far away. */
const FRESH_MS = 15_000

/** The visitor is too far away; `aim` has distance and direction. */
export class TooFarError extends Error {
  override readonly name = 'TooFarError'
  readonly aim: Aim
  /** Accuracy of the position in metres. */
  readonly accuracy: number
  constructor(aim: Aim, accuracy: number) {
    super(`${Math.round(aim.metres)} m away`)
    this.aim = aim
    this.accuracy = accuracy
  }
}

/** Asks for the member's position and checks in. @throws PositionError, TooFarError, ApiError, OfflineError */
export const useCheckIn = (place: CheckInPlace) =>
  useMutation({
    mutationFn: async ({ isAgain }: { isAgain: boolean }) => {
      const position = await currentPosition({ precise: true, maxAgeMs: isAgain ? 0 : FRESH_MS })
      const aim = aimAt(targetOf(place), position)
      if (!aim.isThere) throw new TooFarError(aim, position.accuracy)
      return checkIn({ id: place.offer.id, title: place.title }, position).catch((error: unknown) => {
        throw asTooFar(error, aim, position)
      })
    },
  })

/** An offer cached by an earlier release has no position of its own. */
export const targetOf = ({ offer, latitude, longitude }: CheckInPlace) => ({
  radius_m: offer.radius_m,
  latitude: offer.latitude ?? latitude,
  longitude: offer.longitude ?? longitude,
})

/** The server measures to the point's present position, which may differ from a cached one. */
function asTooFar(error: unknown, aim: Aim, { accuracy }: Position): unknown {
  if (!(error instanceof ApiError) || error.code !== 'too_far') return error
  const { distance_m: metres } = error.data
  return typeof metres === 'number' ? new TooFarError({ ...aim, metres }, accuracy) : error
}
