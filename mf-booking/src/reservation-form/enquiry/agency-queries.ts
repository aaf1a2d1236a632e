import { api } from '@sureda/remote/api'
import { persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The guide's agency, or null. The experience page uses the same key, so the answer is fetched once. */
export const agencyOf = (experienceId: string) =>
  queryOptions({
    queryKey: ['experiences', 'agency', experienceId],
    queryFn: ({ signal }) => api.get('/experiences/:id/agency', { params: { id: experienceId }, signal }),
    persister: persisted,
    select: (answer) => answer.data,
  })
