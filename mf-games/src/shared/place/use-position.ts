import { type Position, PositionError, type PositionFault, positionPermission } from '@sureda/remote/device'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { playerPosition } from './position-query.ts'

export interface PlayerPosition {
  position: Position | undefined
  fault: PositionFault | null
  isFinding: boolean
  /** Whether the sheet that explains the position is open. */
  isExplaining: boolean
  /** To be called on a tap: explains first where the browser would ask, and gets the position at once where it is allowed. */
  ask: (then?: (position: Position) => void) => Promise<void>
  allow: () => Promise<void>
  decline: () => void
}

type Then = ((position: Position) => void) | undefined

/** The player's position, requested only after a tap and an explanation (design "Permission"). */
export function usePosition(): PlayerPosition {
  const query = useQuery(playerPosition())
  const [explained, setExplained] = useState<{ then: Then } | null>(null)

  const find = async (then: Then) => {
    const { data, isError } = await query.refetch()
    // after a failed request `data` still has the last position, which may be outdated
    if (!data || isError) return
    setExplained(null)
    then?.(data)
  }
  return {
    position: query.data,
    fault: query.error instanceof PositionError ? query.error.fault : query.isError ? 'unknown' : null,
    isFinding: query.isFetching,
    isExplaining: explained !== null,
    ask: async (then) => {
      if ((await positionPermission()) === 'granted') await find(then)
      else setExplained({ then })
    },
    allow: () => find(explained?.then),
    decline: () => setExplained(null),
  }
}
