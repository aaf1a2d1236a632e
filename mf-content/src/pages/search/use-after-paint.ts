import { startTransition, useEffect, useState } from 'react'

/**
 * The value that was last painted: the first one at once, each later one when the frame before it has been shown. A deferred value
 * comes as soon as the thread is free, which on a slow phone is before that frame.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let next = requestAnimationFrame(() => {
      // this one shows what was drawn
      next = requestAnimationFrame(() => startTransition(() => setPainted(value)))
    })
    return () => cancelAnimationFrame(next)
  }, [value])
  return painted
}
