import type { ClosedArea } from '@sureda/contract/closure'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { stillClosed } from '../domain/closed-land.ts'
import { mapQueries } from '../queries/map-queries.ts'

/** Land that is closed or will be, also from an answer kept on the phone. Where none came, the things in it still carry their warning. */
export function useClosedAreas(): { areas: ClosedArea[]; isComing: boolean } {
  const timeZone = useSession((state) => state.tenant?.time_zone)
  const { data, isPending, fetchStatus } = useQuery(mapQueries.closures())
  // the Swedish form of a date is ISO 8601
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return { areas: stillClosed(data ?? [], today), isComing: isPending && fetchStatus !== 'paused' }
}
