import { api } from '@sureda/remote/api'
import { dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Recommendations for the signed-in member. mf-profile invalidates this key when a preference changes. */
export const recommendations = () =>
  queryOptions({
    queryKey: ['recommendations'],
    queryFn: ({ signal }) => api.get('/user/recommendations', { signal, needsToken: true }),
    persister: persisted,
    select: dataOf,
  })
