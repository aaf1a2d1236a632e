import { GEOLOCATION_TIMEOUT_MS } from '@sureda/contract/limits'
import { type PositionFault, positionFault } from '@sureda/remote/geolocation'
import type { Fix } from '../domain/track-filter.ts'

/** Why there is no position, or – `tracking` – why it does not come any more (GPS catalogue of the specification, part 1 §8). */
export type TrackingFault = PositionFault | 'tracking'

/** A height less sure than this is none. */
const WORST_ELEVATION_M = 30
/** Under this speed the receiver's course is noise. */
const SLOWEST_MPS = 0.6
/** A phone in the open answers every second or so. After this silence the watch is begun anew, and after as much again it has failed. */
export const SILENCE_MS = 30_000

/**
 * Watches the position until the returned function is called. Faults that pass by themselves – a short silence under dense trees – are not
 * reported while positions were coming a moment ago.
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

  const begin = () => {
    if (watch !== undefined) geolocation.clearWatch(watch)
    try {
      watch = geolocation.watchPosition(
        (position) => {
          heardAt = Date.now()
          hasFix = true
          isSecondTry = false
          onFix(fixOf(position))
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
    // a hidden page is not measured at all, and before the first fix the browser says itself what is wrong
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

function fixOf({ coords, timestamp }: GeolocationPosition): Fix {
  const isHeightSure = coords.altitude !== null && (coords.altitudeAccuracy ?? 0) <= WORST_ELEVATION_M
  const isMoving = (coords.speed ?? 0) > SLOWEST_MPS
  return {
    at: timestamp,
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracy: coords.accuracy,
    elevation: isHeightSure ? coords.altitude : null,
    course: isMoving && Number.isFinite(coords.heading) ? coords.heading : null,
  }
}
