import { useEffect, useState } from 'react'

/** True once the element's upper edge has come into view, or lies above it. */
export function useReached(id: string): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setReached(entry.isIntersecting || entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isReached
}
