import { useEffect } from 'react'

/**
 * Browsers scroll only to the caret or the box of a choice, so the rest of the field stays behind a bar. For keyboard
 * users, and in text fields for touch too, this scrolls the whole field between the bars.
 */
export function useWholeInView(): void {
  useEffect(() => {
    document.addEventListener('focusin', showWhole)
    return () => document.removeEventListener('focusin', showWhole)
  }, [])
}

function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  const whole = target.matches('textarea') ? target : target.closest('label')
  // jsdom has none
  whole?.scrollIntoView?.({ block: 'nearest' })
}
