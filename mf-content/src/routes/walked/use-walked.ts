import { isOnRoute, metresToRoute } from '@sureda/contract/rules/at-route'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { currentPosition } from '@sureda/remote/device'
import { completeRoute, readArrival } from '@sureda/remote/features/walks'
import { useMutation } from '@tanstack/react-query'

/** A cached position may be this old, except after an answer that the walker is not on the route. */
const FRESH_MS = 15_000

/** The walker is not on the route. Nothing was sent, because the server would refuse it now and later. */
export class OffRouteError extends Error {
  override readonly name = 'OffRouteError'
  readonly metres: number
  /** Accuracy of the position in metres. */
  readonly accuracy: number
  constructor(metres: number, accuracy: number) {
    super(`${Math.round(metres)} m from the route`)
    this.metres = metres
    this.accuracy = accuracy
  }
}

/**
 * Counts a route for a member who is on it, or whose recording on this phone reaches its end.
 * @throws PositionError, OffRouteError, ApiError, OfflineError
 */
export const useWalked = (route: RouteDetail) =>
  useMutation({
    mutationFn: async ({ isAgain }: { isAgain: boolean }) => {
      const arrival = readArrival(route.id)
      if (arrival) return completeRoute(route, arrival.at, arrival)
      const position = await currentPosition({ precise: true, maxAgeMs: isAgain ? 0 : FRESH_MS })
      const metres = metresToRoute(route, position)
      if (!isOnRoute(route, metres, position.accuracy)) throw new OffRouteError(metres, position.accuracy)
      return completeRoute(route, Date.now(), position)
    },
  })
