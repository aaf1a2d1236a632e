import { useEffect } from 'react'

/**
 * Escape puts away what is over the map, wherever on the screen the focus is: mostly it is still on the pin. What lies above takes the key
 * for itself.
 */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
}
