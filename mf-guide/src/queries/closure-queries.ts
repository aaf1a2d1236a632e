import type { Closure, ClosureBody, ClosureTouches } from '@sureda/contract/closure'
import type { Route } from '@sureda/contract/route'
import { api } from '@sureda/remote/api'
import { type Answer, contentResource, dataOf, persisted, renew } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const LIST = ['guide', 'closures']

export const closureQueries = {
  list: () =>
    queryOptions({
      queryKey: LIST,
      queryFn: ({ signal }) => api.get<Answer<Closure[]>>('/guide/closures', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  /** The same entry as the lists of mf-content. */
  routes: () => contentResource<Route, Route>('routes').list(),
}

/** What it would touch; changes nothing. */
export async function previewClosure(body: ClosureBody): Promise<ClosureTouches> {
  const answer = await api.post<Answer<{ touches: ClosureTouches }>>('/guide/closures', body, {
    query: { preview: true },
    askAgain: false,
  })
  return answer.data.touches
}

export async function makeClosure(body: ClosureBody, idempotencyKey: string): Promise<Closure> {
  return (await api.post<Answer<Closure>>('/guide/closures', body, { idempotencyKey })).data
}

export const liftClosure = (id: string): Promise<unknown> =>
  api.delete(`/guide/closures/${encodeURIComponent(id)}`)

/** After a closure: the guide's own lists, and everything that may carry its warning. */
export const refreshClosures = (): Promise<void> =>
  renew(['guide'], ['routes'], ['experiences'], ['games-map-markers'], ['closures'], ['notification-cards'])
