import { useEffect, useRef } from 'react'

/**
 * A row that is removed takes the focus with it to the top of the page. Call what this answers when the button is pressed: once the row
 * is gone, the next button has the focus, else the one before, else the screen.
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
    const buttons = Array.from(main.querySelectorAll<HTMLElement>('li [aria-pressed]'))
    const at = buttons.indexOf(pressed)
    next.current = at < 0 ? null : (buttons[at + 1] ?? buttons[at - 1] ?? main)
  }
}
