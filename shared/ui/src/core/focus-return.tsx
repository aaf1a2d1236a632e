import { useEffect, useState } from 'react'

/**
 * Returns the focus to the opener of an overlay. React Aria does so when an overlay closes itself; one that disappears
 * with a change of address is unmounted while open, and the focus falls to the page (seen in Chromium 156, keyboard and
 * touch). If the opener is gone, the screen gets the focus. Use it inside the overlay.
 */
export function useFocusReturn(): void {
  // read while rendering, before the overlay takes the focus
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // one frame after the library's own attempt
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          const place = opener?.isConnected ? opener : document.getElementById('main')
          if (place instanceof HTMLElement) place.focus({ preventScroll: true })
        }),
      )
    },
    [opener],
  )
}

/** {@link useFocusReturn} for overlays whose content is not a component of its own. */
export function FocusReturn(): null {
  useFocusReturn()
  return null
}
