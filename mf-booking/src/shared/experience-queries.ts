import { api } from '@sureda/remote/api'
import { persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The experience page uses the same key, so inside its slot this costs no request. */
export const experienceDetail = (id: string) =>
  queryOptions({
    queryKey: ['experiences', 'detail', id],
    queryFn: ({ signal }) => api.get('/experiences/:id', { params: { id }, signal }),
    persister: persisted,
    select: (answer) => answer.data,
  })
