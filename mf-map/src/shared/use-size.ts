import { type RefObject, useEffect, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** The current size of an element in pixels; `guess` until it is measured. */
export function useSize(element: RefObject<Element | null>, guess: Size): Size {
  const [size, setSize] = useState(guess)
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured
      if (width > 0 && height > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
