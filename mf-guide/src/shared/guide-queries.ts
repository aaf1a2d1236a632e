import { api } from '@sureda/remote/api'
import { dataOf, fetchAllPages, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Guides look at the numbers of the day between two groups. */
const STATS_FRESH_MS = 60_000

export const guideQueries = {
  stats: () =>
    queryOptions({
      queryKey: ['guide', 'dashboard-stats'],
      queryFn: ({ signal }) => api.get('/guide/dashboard-stats', { signal }),
      persister: persisted,
      staleTime: STATS_FRESH_MS,
      select: dataOf,
    }),
  experiences: () =>
    queryOptions({
      queryKey: ['guide', 'experiences'],
      queryFn: ({ signal }) => fetchAllPages('/guide/experiences', { signal }),
      persister: persisted,
      select: dataOf,
    }),
}
