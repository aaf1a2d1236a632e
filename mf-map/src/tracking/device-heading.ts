/** Fields of WebKit that no specification has. */
interface AppleOrientation {
  webkitCompassHeading?: number
}
interface AppleOrientationEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>
}

const SMALLEST_TURN = 4

/** Apple phones ask for the compass, and only inside a tap. Everywhere else nothing is asked and nothing happens. */
export async function askForCompass(): Promise<void> {
  const { requestPermission } = (globalThis.DeviceOrientationEvent ?? {}) as AppleOrientationEvent
  await requestPermission?.().catch(() => 'denied')
}

/** Where the upper edge of the screen points, in degrees clockwise from north; silent where the phone has no compass or may not use it. */
export function watchHeading(onHeading: (degrees: number) => void): () => void {
  let last = Number.NaN
  const onTurn = (event: DeviceOrientationEvent) => {
    const heading = headingOf(event)
    if (heading === null || Math.abs(turn(heading, last)) < SMALLEST_TURN) return
    last = heading
    onHeading(heading)
  }
  const kinds = ['deviceorientationabsolute', 'deviceorientation'] as const
  for (const kind of kinds) addEventListener(kind, onTurn)
  return () => {
    for (const kind of kinds) removeEventListener(kind, onTurn)
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
