import type { PointsEntry } from '@sureda/contract/schemas/points/points'
import { api } from '@sureda/remote/api'
import type { Answer } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** When the member got points for a route, as an ISO text; null where they have not walked it. Members only. */
export const routeWalked = (routeId: string) =>
  queryOptions({
    queryKey: ['points', 'history', 'route'],
    queryFn: ({ signal }) =>
      api.get('/points/history', {
        query: { activity_type: 'route', per_page: 100 },
        signal,
      }),
    select: ({ data }: Answer<PointsEntry[]>) =>
      data.find(({ source_id }) => source_id === routeId)?.occurred_at ?? null,
  })
