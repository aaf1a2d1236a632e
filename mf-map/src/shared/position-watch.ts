import { GEOLOCATION_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import { type PositionFault, plausibleHeight, plausiblePosition, positionFault } from '@sureda/remote/device'
import type { Fix } from './geo/track-filter.ts'

/** Why there is no position. `tracking`: positions came and have stopped. Each fault has its own text. */
export type TrackingFault = PositionFault | 'tracking'

/** A less exact height is dropped. */
const WORST_ELEVATION_M = 30
/** A receiver's time is used if it agrees with the phone's clock within these limits: some receivers are 1,024 weeks behind, or their clock does not run. */
const OLDEST_MS = 120_000
const NEWEST_MS = 2_000
/** Below this speed the receiver's course is noise. */
const SLOWEST_MPS = 0.6
/** After this silence the watch starts again, and after as much again it has failed. A phone in the open answers about every second. */
export const SILENCE_MS = 30_000

/**
 * Watches the position until the returned function is called. While positions were coming a moment ago, faults that pass by themselves (a silence under dense
 * trees) are not reported.
 */
export function watchFixes(onFix: (fix: Fix) => void, onFault: (fault: TrackingFault) => void): () => void {
  if (!('geolocation' in navigator)) {
    onFault('unsupported')
    return () => {}
  }
  const { geolocation } = navigator
  let watch: number | undefined
  let heardAt = Date.now()
  let hasFix = false
  let isSecondTry = false
  let lastAt = Number.NEGATIVE_INFINITY

  const begin = () => {
    if (watch !== undefined) geolocation.clearWatch(watch)
    try {
      watch = geolocation.watchPosition(
        (position) => {
          const fix = fixOf(position, lastAt)
          if (!fix) return
          heardAt = Date.now()
          hasFix = true
          isSecondTry = false
          lastAt = fix.at
          onFix(fix)
        },
        (error) => {
          const fault = positionFault(error)
          const isPassing = fault === 'timeout' || fault === 'unavailable'
          if (!(isPassing && hasFix && Date.now() - heardAt < SILENCE_MS)) onFault(fault)
        },
        { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 1000 },
      )
    } catch {
      onFault('tracking')
    }
  }

  const check = () => {
    // a hidden page gets no positions, and before the first fix the browser reports what is wrong
    if (document.hidden || !hasFix) heardAt = Date.now()
    if (Date.now() - heardAt <= SILENCE_MS) return
    if (isSecondTry) onFault('tracking')
    isSecondTry = true
    heardAt = Date.now()
    begin()
  }

  begin()
  const timer = setInterval(check, SILENCE_MS / 3)
  return () => {
    clearInterval(timer)
    if (watch !== undefined) geolocation.clearWatch(watch)
  }
}

function fixOf({ coords, timestamp }: GeolocationPosition, lastAt: number): Fix | null {
  const position = plausiblePosition(coords)
  if (!position) return null
  const vertical = coords.altitudeAccuracy ?? 0
  const isHeightSure = vertical >= 0 && vertical <= WORST_ELEVATION_M
  const isMoving = (coords.speed ?? 0) > SLOWEST_MPS
  return {
    ...position,
    at: timeOf(timestamp, lastAt),
    elevation: isHeightSure ? plausibleHeight(coords.altitude) : null,
    course: isMoving && Number.isFinite(coords.heading) ? coords.heading : null,
  }
}

/** When a fix was measured: the receiver's time where it is plausible, otherwise now. */
function timeOf(timestamp: number, lastAt: number): number {
  const now = Date.now()
  const isBelieved = timestamp > lastAt && timestamp >= now - OLDEST_MS && timestamp <= now + NEWEST_MS
  return isBelieved ? timestamp : now
}
