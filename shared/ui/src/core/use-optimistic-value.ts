import { startTransition, useOptimistic } from 'react'

/**
 * Shows a choice at once. The owner of the value may render it later, because the address changes in a transition:
 * until then a tap would seem lost, and the next one would start from the old value. A choice that the owner rejects is
 * reverted.
 */
export function useOptimisticValue<T>(value: T, onChange?: (next: T) => void): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = (next: T) => {
    // transitions of one event render together: this ends with the one that brings the value
    startTransition(() => show(next))
    onChange?.(next)
  }
  return [shown, choose]
}
