import { type RefObject, useEffect } from 'react'

/** Visible share of the selected item; a subpixel may be cut off. */
const ALL = 0.98

/**
 * Scrolls the selected item of a horizontal row into view, even when an address or another control selected it. Moves
 * only the row: `scrollIntoView` would move the page too. An observer reports positions after layout; measuring would
 * force a layout in the middle of a tap.
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
