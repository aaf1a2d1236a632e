import { CAPTURED_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import type { Position } from '../../device/position.ts'
import { isOlderThan, trustedNow } from '../../device/server-time.ts'
import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** Where and when a recorded walk reached the end of a route. */
export interface Arrival extends Position {
  /** Milliseconds since 1970. */
  at: number
  /** Server time from which its age counts. */
  since?: number | undefined
}

/**
 * Arrivals that recordings on this phone have reached and that are not counted yet: a member can report them at home,
 * days later or after signing in, for as long as the server accepts them. Without storage they last as long as the
 * page.
 */
const KEY = 'route_arrivals'
const known = new Map<string, Arrival>(readKept())

/** Called by the recorder when the walk along a route reaches its end. */
export function saveArrival(routeId: string, { at, latitude, longitude, accuracy }: Arrival): void {
  known.set(routeId, { at, latitude, longitude, accuracy })
  keep()
}

/** The arrival on this route that can still be counted, if any. */
export function readArrival(routeId: string): Arrival | undefined {
  const arrival = known.get(routeId)
  return arrival && isFresh(arrival) ? arrival : undefined
}

/** Called when it was counted or queued. */
export function clearArrival(routeId: string): void {
  if (known.delete(routeId)) keep()
}

/** Signing out erases where a person was. */
export function clearArrivals(): void {
  known.clear()
  keep()
}

const isFresh = ({ since }: Arrival) => !isOlderThan(CAPTURED_MAX_AGE_MS, since)

function keep(): void {
  for (const [routeId, arrival] of known)
    if (isFresh(arrival)) arrival.since ??= trustedNow()
    else known.delete(routeId)
  if (known.size === 0) removeStored(KEY)
  else writeStored(KEY, JSON.stringify([...known]))
}

/** Stored data may have any shape. */
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
