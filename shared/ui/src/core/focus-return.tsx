import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what opened an overlay. React Aria does so when an overlay closes by itself; one that leaves with its part of the
 * address is unmounted while open, and the focus was seen to fall to the page (Chromium 156, keyboard and touch). Where the opener has gone meanwhile (a bar that
 * makes way for what it opened), the screen itself takes the focus. For use inside the overlay.
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
