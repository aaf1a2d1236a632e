import { currentPosition, PositionError, type PositionFault } from '@sureda/remote/geolocation'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The position of this visit, for map and list alike. Never asked by itself, never written to storage. */
const position = () =>
  queryOptions({
    queryKey: ['position'],
    queryFn: () => currentPosition({ precise: true, maxAgeMs: 30_000 }),
    enabled: false,
    retry: false,
  })

/** Position and fault, each with its own sentence on screen. Call `ask` after a tap. */
export function usePosition() {
  const query = useQuery(position())
  const [dismissedAt, setDismissedAt] = useState(0)
  const isNew = query.errorUpdatedAt > Math.max(dismissedAt, query.dataUpdatedAt)
  const fault: PositionFault | null = query.isError && isNew ? faultOf(query.error) : null
  return {
    position: query.data ?? null,
    fault,
    isAsking: query.isFetching,
    ask: async () => (await query.refetch()).data ?? null,
    dismissFault: () => setDismissedAt(Date.now()),
  }
}

const faultOf = (error: Error): PositionFault => (error instanceof PositionError ? error.fault : 'unknown')
