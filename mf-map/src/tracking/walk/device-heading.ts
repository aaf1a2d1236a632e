/** Fields that only WebKit has; no web standard defines them. */
interface AppleOrientation {
  webkitCompassHeading?: number
}
interface AppleOrientationEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>
}

const SMALLEST_TURN = 4
/** A compass reports many times a second: after this silence there is none, or it may not be used. */
const COMPASS_MS = 5_000
/** A moving phone reports its course about every second; an older one belongs to a person who does not move. */
const COURSE_MS = 10_000

/**
 * Asks for the compass where Apple's phones require it, which is possible only inside of a tap: without one – after a reload – the next tap asks. Other phones
 * need no permission.
 */
export async function askForCompass(): Promise<void> {
  const { requestPermission } = (globalThis.DeviceOrientationEvent ?? {}) as AppleOrientationEvent
  await requestPermission?.().catch(() =>
    addEventListener('click', () => void requestPermission().catch(() => {}), { once: true, capture: true }),
  )
}

export interface Heading {
  /** The course of the last position; null while the phone does not move. */
  onCourse: (degrees: number | null) => void
  stop: () => void
}

/**
 * Where a person looks or goes, in degrees clockwise from north, from one source at a time: the compass (the direction of the screen's upper edge) while it
 * reports, otherwise the course of a moving phone; null where neither is known.
 */
export function followHeading(show: (degrees: number | null) => void): Heading {
  let last = Number.NaN
  let compassAt = Number.NEGATIVE_INFINITY
  let expiry: ReturnType<typeof setTimeout> | undefined
  const onTurn = (event: DeviceOrientationEvent) => {
    const heading = headingOf(event)
    if (heading === null) return
    clearTimeout(expiry)
    compassAt = Date.now()
    if (Math.abs(turn(heading, last)) < SMALLEST_TURN) return
    last = heading
    show(heading)
  }
  const kinds = ['deviceorientationabsolute', 'deviceorientation'] as const
  for (const kind of kinds) addEventListener(kind, onTurn)
  return {
    onCourse: (degrees) => {
      if (Date.now() - compassAt < COMPASS_MS) return
      last = Number.NaN
      clearTimeout(expiry)
      show(degrees)
      if (degrees !== null) expiry = setTimeout(() => show(null), COURSE_MS)
    },
    stop: () => {
      clearTimeout(expiry)
      for (const kind of kinds) removeEventListener(kind, onTurn)
      show(null)
    },
  }
}

function headingOf(event: DeviceOrientationEvent & AppleOrientation): number | null {
  const compass =
    event.webkitCompassHeading ?? (event.absolute && event.alpha !== null ? 360 - event.alpha : null)
  return compass === null ? null : (compass + (screen.orientation?.angle ?? 0) + 360) % 360
}

/** Degrees from one heading to another, the short way; 360 where there was none. */
const turn = (to: number, from: number): number =>
  Number.isNaN(from) ? 360 : ((to - from + 540) % 360) - 180
