import { request } from '@sureda/remote/api'
import { type Answer, dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** More than any home screen shows, and still a small answer where ten thousand items are published. */
export const LATEST = 50

/** The first page of a list, for screens that never show all of it. */
export const latestOf = <T>(name: string) =>
  queryOptions({
    queryKey: [name, 'list', { per_page: LATEST }],
    queryFn: ({ signal }) =>
      request<Answer<T[]>>('GET', `/${name}`, undefined, { query: { per_page: LATEST }, signal }),
    persister: persisted,
    select: dataOf<T[]>,
  })
