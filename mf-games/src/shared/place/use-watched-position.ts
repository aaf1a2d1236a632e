import { GEOLOCATION_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import { plausiblePosition } from '@sureda/remote/device'
import { useEffect } from 'react'
import { setPlayerPosition } from './position-query.ts'

/** Follows the player while the component is mounted. Only used after they have allowed their position. */
export function useWatchedPosition(): void {
  useEffect(() => {
    if (!('geolocation' in navigator)) return
    const { geolocation } = navigator
    const watch = geolocation.watchPosition(
      ({ coords }) => {
        const position = plausiblePosition(coords)
        if (position) setPlayerPosition(position)
      },
      // after a lost fix the last position stays on screen, beside the button that looks again
      () => {},
      { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 5_000 },
    )
    return () => geolocation.clearWatch(watch)
  }, [])
}
