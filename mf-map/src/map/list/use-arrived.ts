import { useEffect, useState } from 'react'
import type { MapItems } from '../items/use-map-items.ts'

/** How long loaded items wait for lists that are still loading. */
const WAIT_MS = 2_000

/**
 * Whether the sorted list may be shown: items that come later would push its rows apart. Once shown it stays, until every list is loaded again from the start.
 */
export function useArrived({ isPending, isComing }: Pick<MapItems, 'isPending' | 'isComing'>): boolean {
  const [hasArrived, setArrived] = useState(false)
  if (hasArrived && isPending) setArrived(false)
  if (!hasArrived && !isComing) setArrived(true)
  const isWaiting = !hasArrived && !isPending
  useEffect(() => {
    if (!isWaiting) return
    const wait = setTimeout(() => setArrived(true), WAIT_MS)
    return () => clearTimeout(wait)
  }, [isWaiting])
  return hasArrived
}
