import { api } from '@sureda/remote/api'
import { dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** What the home recommends to the signed-in person. mf-profile invalidates it by this key when a preference changes. */
export const recommendations = () =>
  queryOptions({
    queryKey: ['recommendations'],
    queryFn: ({ signal }) => api.get('/user/recommendations', { signal, needsToken: true }),
    persister: persisted,
    select: dataOf,
  })
