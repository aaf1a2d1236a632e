import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { useToday } from '@sureda/remote/device'
import { useQuery } from '@tanstack/react-query'
import { mapQueries } from '../map-queries.ts'
import { stillClosed } from './closed-land.ts'

/** Land that is or will be closed, also from a stored answer. Without any answer, the items in it still have their warning. */
export function useClosedAreas(): { areas: ClosedArea[]; isComing: boolean } {
  const { data, isPending, fetchStatus } = useQuery(mapQueries.closures())
  const today = useToday()
  return { areas: stillClosed(data ?? [], today), isComing: isPending && fetchStatus !== 'paused' }
}
