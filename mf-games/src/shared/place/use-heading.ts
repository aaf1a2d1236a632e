import { useEffect, useState } from 'react'

interface CompassEvent extends DeviceOrientationEvent {
  /** Safari's own field: degrees from north, clockwise. */
  webkitCompassHeading?: number
}
type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> }

/** Asks for the compass, which some phones allow only during a tap. It never throws. */
export async function allowCompass(): Promise<void> {
  if (typeof DeviceOrientationEvent === 'undefined') return
  await (DeviceOrientationEvent as Asking).requestPermission?.().catch(() => {})
}

/** The heading changes in steps of degrees: smaller ones would tremble. */
const STEP = 5

/** The direction of the phone in degrees from north; null without a compass or permission. */
export function useHeading(): number | null {
  const [heading, setHeading] = useState<number | null>(null)
  useEffect(() => {
    const read = (event: Event) => {
      const { webkitCompassHeading, alpha, absolute } = event as CompassEvent
      const degrees = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : null)
      if (degrees !== null) setHeading((Math.round(degrees / STEP) * STEP) % 360)
    }
    addEventListener('deviceorientationabsolute', read)
    addEventListener('deviceorientation', read)
    return () => {
      removeEventListener('deviceorientationabsolute', read)
      removeEventListener('deviceorientation', read)
    }
  }, [])
  return heading
}
