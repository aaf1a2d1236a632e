import { CAPTURED_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import type { Position } from '../../device/position.ts'
import { isOlderThan, provenNow } from '../../device/server-time.ts'
import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** Where and when a recorded walk came to the end of a route. */
export interface Arrival extends Position {
  /** Milliseconds since 1970. */
  at: number
  /** When the server's clock first counted it. */
  since?: number | undefined
}

/**
 * Ends of routes that recordings on this phone have come to and that are not counted yet: who presses at home, days later or after signing in, is believed
 * for as long as the server takes it. Also without storage they hold as long as the page.
 */
const KEY = 'route_arrivals'
const known = new Map<string, Arrival>(readKept())

/** The walk along a route has come to its end. For who records. */
export function rememberArrival(routeId: string, { at, latitude, longitude, accuracy }: Arrival): void {
  known.set(routeId, { at, latitude, longitude, accuracy })
  keep()
}

/** The end of a walk along the route that still can be counted, if there is one. */
export function arrivalOn(routeId: string): Arrival | undefined {
  const arrival = known.get(routeId)
  return arrival && isFresh(arrival) ? arrival : undefined
}

/** It was counted, or waits to be. */
export function forgetArrival(routeId: string): void {
  if (known.delete(routeId)) keep()
}

/** Signing out leaves nothing of where a person was. */
export function forgetArrivals(): void {
  known.clear()
  keep()
}

const isFresh = ({ since }: Arrival) => !isOlderThan(CAPTURED_MAX_AGE_MS, since)

function keep(): void {
  for (const [routeId, arrival] of known)
    if (isFresh(arrival)) arrival.since ??= provenNow()
    else known.delete(routeId)
  if (known.size === 0) removeStored(KEY)
  else writeStored(KEY, JSON.stringify([...known]))
}

/** What is stored may be anything by now. */
function readKept(): [string, Arrival][] {
  try {
    const kept = JSON.parse(readStored(KEY) ?? '[]') as [string, Partial<Arrival>][]
    return kept.filter((entry): entry is [string, Arrival] =>
      [entry[1].at, entry[1].latitude, entry[1].longitude, entry[1].accuracy].every(Number.isFinite),
    )
  } catch {
    return []
  }
}
