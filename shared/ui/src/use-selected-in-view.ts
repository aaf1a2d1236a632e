import { type RefObject, useEffect } from 'react'

/**
 * Brings what is chosen into view in a row that scrolls sideways, also when an address or another control chose it. Moves the row alone:
 * `scrollIntoView` would move the page as well.
 */
export function useSelectedInView(row: RefObject<HTMLElement | null>, selector: string, selected: string) {
  useEffect(() => {
    const chosen = selected === '' ? null : row.current?.querySelector<HTMLElement>(selector)
    if (!row.current || !chosen) return
    const frame = row.current.getBoundingClientRect()
    const { left, right, width } = chosen.getBoundingClientRect()
    if (left >= frame.left && right <= frame.right) return
    row.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2)
  }, [row, selector, selected])
}
