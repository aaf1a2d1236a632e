import { type RefObject, useEffect } from 'react'

/** Of the chosen one's surface; a part of a pixel may be cut off. */
const ALL = 0.98

/**
 * Brings what is chosen into view in a row that scrolls sideways, also when an address or another control chose it. Moves the row alone:
 * `scrollIntoView` would move the page as well. The browser tells where things are once it has laid them out; asking it would lay everything out at once,
 * in the middle of a tap.
 */
export function useSelectedInView(row: RefObject<HTMLElement | null>, selector: string, selected: string) {
  useEffect(() => {
    const root = row.current
    const chosen = selected === '' ? null : root?.querySelector<HTMLElement>(selector)
    if (!root || !chosen || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        if (!entry?.rootBounds || entry.intersectionRatio > ALL) return
        const { left, width } = entry.boundingClientRect
        root.scrollLeft += left + width / 2 - (entry.rootBounds.left + entry.rootBounds.width / 2)
      },
      { root },
    )
    observer.observe(chosen)
    return () => observer.disconnect()
  }, [row, selector, selected])
}
