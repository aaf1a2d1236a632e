import { api } from '@sureda/remote/api'
import { persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The agency of the guide, under the key of the page: there it is read once. Null where the guide has said nothing. */
export const agencyOf = (experienceId: string) =>
  queryOptions({
    queryKey: ['experiences', 'agency', experienceId],
    queryFn: ({ signal }) => api.get('/experiences/:id/agency', { params: { id: experienceId }, signal }),
    persister: persisted,
    select: (answer) => answer.data,
  })
