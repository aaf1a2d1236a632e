import { useEffect, useState } from 'react'

interface CompassEvent extends DeviceOrientationEvent {
  /** Safari: degrees from north, clockwise. */
  webkitCompassHeading?: number
}
type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> }

/** Some phones let a page read the compass only after a tap. Call it in one. Never fails. */
export async function allowCompass(): Promise<void> {
  if (typeof DeviceOrientationEvent === 'undefined') return
  await (DeviceOrientationEvent as Asking).requestPermission?.().catch(() => {})
}

/** A whole step of the compass: less would tremble with every breath. */
const STEP = 5

/** Where the phone points, in degrees from north; null where it has no compass or may not say. */
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
