import { useState } from 'react'
import { useOptimisticValue } from './use-optimistic-value.ts'

/** A value that the parent controls (`value`) or leaves to the component (`defaultValue`). */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (next: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue)
  return useOptimisticValue(value === undefined ? own : value, (next) => {
    setOwn(next)
    onChange?.(next)
  })
}
