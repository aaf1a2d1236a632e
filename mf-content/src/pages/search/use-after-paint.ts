import { startTransition, useEffect, useState } from 'react'

/**
 * The value that was last painted: the first one at once, each later one after the frame before it was shown. `useDeferredValue`
 * changes as soon as the thread is free, which on a slow phone is before that frame.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let next = requestAnimationFrame(() => {
      // the second frame comes after the first one was shown
      next = requestAnimationFrame(() => startTransition(() => setPainted(value)))
    })
    return () => cancelAnimationFrame(next)
  }, [value])
  return painted
}
