import { useEffect, useRef } from 'react'

/**
 * Call the returned function when the button that removes a row is pressed. Once the row is gone, the focus goes to the next button, else to the one before,
 * else to the screen; otherwise it would be lost.
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
