import type { Closure, ClosureBody, ClosureTouches } from '@sureda/contract/schemas/guides/closure'
import { ApiError, api } from '@sureda/remote/api'
import { contentResource, dataOf, fetchAllPages, invalidate, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const LIST = ['guide', 'closures']

export const closureQueries = {
  list: () =>
    queryOptions({
      queryKey: LIST,
      queryFn: ({ signal }) => fetchAllPages('/guide/closures', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  /** Uses the key of mf-content's list. */
  routes: () => contentResource('routes').list(),
}

/** What a closure would touch. Changes nothing. */
export async function previewClosure(body: ClosureBody): Promise<ClosureTouches> {
  const { data } = await api.post('/guide/closures', body, { query: { preview: true }, askAgain: false })
  if (!('touches' in data)) throw new ApiError(502, null)
  return data.touches
}

export async function makeClosure(body: ClosureBody, idempotencyKey: string): Promise<Closure> {
  const { data } = await api.post('/guide/closures', body, { idempotencyKey })
  if ('touches' in data) throw new ApiError(502, null)
  return data
}

export const liftClosure = (id: string): Promise<unknown> =>
  api.delete('/guide/closures/:id', { params: { id } })

/** After a closure: the guide area, and everything that may show its warning. */
export const refreshClosures = (): Promise<void> =>
  invalidate(
    ['guide'],
    ['routes'],
    ['experiences'],
    ['games-map-markers'],
    ['closures'],
    ['notification-cards'],
  )
