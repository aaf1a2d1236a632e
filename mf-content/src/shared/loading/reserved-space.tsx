import { HEIGHTS_KEY } from '@sureda/contract/remote/server-render'
import { cacheStorage } from '@sureda/remote/device'
import { type ReactNode, useEffect, useRef } from 'react'

/** Heights until a phone has measured its own: a stack with two lines of text; nothing for the others. */
const FIRST_HEIGHTS: Partial<Record<SpaceName, string>> = { 'home-cards': '13.4rem' }

export type SpaceName = 'home-reservation' | 'home-cards' | 'home-package' | 'agenda-day'

interface ReservedSpaceProps {
  name: SpaceName
  /** The answer that says whether there is content, or how tall it is, is still loading. */
  isWaiting?: boolean
  children?: ReactNode
}

/**
 * Reserves the space of a member's own part. While it loads, it is as tall as at the last visit, so that nothing below it
 * moves; the page's first script sets that height before the first paint.
 */
export function ReservedSpace({ name, isWaiting = false, children = null }: ReservedSpaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const isEmpty = children === null || children === false
  useEffect(() => {
    if (isWaiting) return
    if (isEmpty) return storeHeight(name, 0)
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => storeHeight(name, element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [name, isWaiting, isEmpty])
  if (isEmpty && !isWaiting) return null
  const first = FIRST_HEIGHTS[name]
  const waiting = {
    ...(isEmpty && { display: `var(--kept-${name}-display, ${first ? 'block' : 'none'})` }),
    minBlockSize: `var(--kept-${name}, ${first ?? 0})`,
  }
  return (
    <div ref={place} style={isWaiting ? waiting : undefined}>
      {children}
    </div>
  )
}

function storeHeight(name: SpaceName, height: number): void {
  const heights = storedHeights()
  if (heights[name] === height) return
  cacheStorage.setItem(
    HEIGHTS_KEY,
    JSON.stringify({ dataUpdatedAt: Date.now(), heights: { ...heights, [name]: height } }),
  )
}

function storedHeights(): Partial<Record<SpaceName, number>> {
  try {
    const kept = JSON.parse(cacheStorage.getItem(HEIGHTS_KEY) ?? 'null') as { heights?: unknown } | null
    return typeof kept?.heights === 'object' ? { ...kept.heights } : {}
  } catch {
    return {}
  }
}
