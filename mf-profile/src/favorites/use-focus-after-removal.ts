import { useEffect, useRef } from 'react'

/**
 * A row that is removed takes the focus with it to the top of the page. Call what this answers when the heart is pressed: once the row
 * is gone, the next heart has the focus, else the one before, else the screen.
 */
export function useFocusAfterRemoval(): () => void {
  const next = useRef<HTMLElement | null>(null)
  useEffect(
    () => () => {
      if (document.activeElement === document.body) next.current?.focus()
    },
    [],
  )
  return () => {
    const pressed = document.activeElement
    if (!(pressed instanceof HTMLElement)) return
    const main = pressed.closest<HTMLElement>('main')
    if (!main) return
    const hearts = Array.from(main.querySelectorAll<HTMLElement>('li [aria-pressed]'))
    const at = hearts.indexOf(pressed)
    next.current = at < 0 ? null : (hearts[at + 1] ?? hearts[at - 1] ?? main)
  }
}
