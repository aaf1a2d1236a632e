/** WebKit only; no web standard defines these fields. */
interface AppleOrientation {
  webkitCompassHeading?: number
}
interface AppleOrientationEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>
}

const SMALLEST_TURN = 4
/** A compass speaks many times a second: after this silence there is none, or it may not be used. */
const COMPASS_MS = 5_000
/** A phone that moves tells its course every second or so; an older one is that of a person who is not moving. */
const COURSE_MS = 10_000

/**
 * Apple phones ask for the compass, and only inside a tap: where there was none – a walk goes on by itself after a reload – the next one is taken.
 * Everywhere else nothing is asked and nothing happens.
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
 * Which way a person looks or goes, in degrees clockwise from north, from one source at a time: the compass (where the upper edge of the screen points)
 * as long as it speaks, else the course of a phone that moves; null where neither knows.
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

/** Degrees from one heading to another, the short way round; large for none yet. */
const turn = (to: number, from: number): number =>
  Number.isNaN(from) ? 360 : ((to - from + 540) % 360) - 180
