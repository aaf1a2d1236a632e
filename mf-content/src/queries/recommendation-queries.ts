import type { Recommendation } from '@sureda/contract/recommendation'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { persisted } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'

/** What the home recommends to the signed-in person. mf-profile makes it old by this key when a preference changes. */
export const recommendations = () =>
  queryOptions({
    queryKey: ['recommendations'],
    queryFn: ({ signal }) =>
      api.get<Answer<Recommendation[]>>('/user/recommendations', { signal, needsToken: true }),
    persister: persisted,
    select: dataOf,
  })
