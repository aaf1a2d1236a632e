import { useState } from 'react'

/** A value the parent may hold (`value`) or leave to the component (`defaultValue`). */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (next: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue)
  const set = (next: T) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, set]
}
