import { useEffect } from 'react'

/**
 * A browser scrolls to the caret of a text and to the box of a choice only; the rest of the field stayed behind a bar. By keyboard, and in a text by
 * touch too, the whole field is brought between the bars.
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
