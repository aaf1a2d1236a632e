import { useEffect, useState } from 'react'
import type { MapItems } from '../items/use-map-items.ts'

/** How long what is here waits for what is still to come. */
const PATIENCE_MS = 2_000

/**
 * Whether a sorted list may be shown: what came later would push its rows apart. From then on it stays, whatever else is asked for, until
 * everything is asked for anew.
 */
export function useArrived({ isPending, isComing }: Pick<MapItems, 'isPending' | 'isComing'>): boolean {
  const [hasArrived, setArrived] = useState(false)
  if (hasArrived && isPending) setArrived(false)
  if (!hasArrived && !isComing) setArrived(true)
  const isWaiting = !hasArrived && !isPending
  useEffect(() => {
    if (!isWaiting) return
    const patience = setTimeout(() => setArrived(true), PATIENCE_MS)
    return () => clearTimeout(patience)
  }, [isWaiting])
  return hasArrived
}
