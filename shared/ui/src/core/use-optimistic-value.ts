import { startTransition, useOptimistic } from 'react'

/**
 * A value that shows what was chosen at once. Who holds it may draw it later: an address changes in a transition. Until then a tap would look lost,
 * and the next one would begin from what was before it. A choice that is not taken up falls back.
 */
export function useOptimisticValue<T>(value: T, onChange?: (next: T) => void): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = (next: T) => {
    // transitions of one event are drawn together: this ends with the one that brings the value
    startTransition(() => show(next))
    onChange?.(next)
  }
  return [shown, choose]
}
