import type { AnswerOf, CallName, PathOf } from '@sureda/contract/calls/calls'
import { MAX_PER_PAGE } from '@sureda/contract/rules/limits'
import { queryOptions } from '@tanstack/react-query'
import type { CallOptions, QueryValue, RequestOptions } from '../api/call-options.ts'
import { request } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { answeredAt, recordAnswerTime } from '../internal/answer-age.ts'
import { persisted } from './client.ts'

/** The envelope of every answer. The cache stores it unchanged, because other remotes read the same entries. */
export interface Answer<T> {
  data: T
}
interface Page<T> extends Answer<T[]> {
  meta?: { next_cursor: string | null }
}
type Filter = Record<string, QueryValue>

export const dataOf = <T>(answer: Answer<T>): T => answer.data

/** A kind of content: `/<name>` is its list, `/<name>/:id` an item. A kind may have only one of the two. */
export type ContentName = CallName extends infer N
  ? N extends `GET /${infer Name}/:id`
    ? Name
    : N extends `GET /${infer Name}`
      ? Name
      : never
  : never
type DataOf<N extends CallName> = AnswerOf<N> extends { data: infer D } ? D : never
type ItemAt<P extends string> = DataOf<Extract<CallName, `GET ${P}`>> extends readonly (infer I)[] ? I : never
/** One item of the list of a kind of content. */
export type ItemOf<N extends ContentName> = ItemAt<`/${N}`>
/** The detail of a kind of content. */
export type DetailOf<N extends ContentName> = DataOf<Extract<CallName, `GET /${N}/:id`>>

/**
 * The two calls of a kind of content: `/<name>` (all pages) and `/<name>/<id>`. Both are cached for offline use, except
 * searches: an entry per pause in typing would evict what a person has seen. Keys are `[name, 'list', filter]` and
 * `[name, 'detail', id]`, so that remotes share entries.
 */
export function contentResource<N extends ContentName>(name: N) {
  type Item = ItemOf<N>
  type Detail = DetailOf<N>
  return {
    list: (filter: Filter = {}) =>
      queryOptions({
        queryKey: [name, 'list', filter],
        queryFn: ({ signal }) => allPages<Item>(`/${name}`, { query: filter, signal }),
        persister: 'search' in filter ? undefined : persisted,
        select: dataOf,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [name, 'detail', id],
        queryFn: async ({ signal }) =>
          withId(await request<Answer<Detail>>('GET', `/${name}/${segmentOf(id)}`, undefined, { signal })),
        persister: persisted,
        select: dataOf,
      }),
  }
}

/** Encodes an id as a path segment. A blank or dots would address the list; no item has such an id. */
function segmentOf(id: string): string {
  if (['', '.', '..'].includes(id)) throw new ApiError(404, { code: 'not_found' })
  return encodeURIComponent(id)
}

/** Rejects a detail without id: it comes from a faulty server or a proxy. */
function withId<T>(answer: Answer<T>): Answer<T> {
  const data: unknown = (answer as Answer<T> | null)?.data
  if (typeof data !== 'object' || data === null || !('id' in data)) throw new ApiError(502, null)
  // the same object: its age is recorded by identity
  return answer
}

/** Some fifty thousand items: far more than any territory, and a stop for a server that never ends a list. */
const MAX_PAGES = 100

/**
 * A whole list as one answer, as old as its oldest page. The first page has a hundred items, which pages preload and
 * most lists end with; then the server's default of 500: 5,000 places are eleven calls. Offline packs hold the same
 * addresses (`gateway/src/offline/whole-answer.ts`).
 * @throws like every call
 */
export const fetchAllPages = <P extends PathOf<'GET'>>(
  path: P,
  options: CallOptions<Extract<CallName, `GET ${P}`>>,
): Promise<Answer<ItemAt<P>[]>> => allPages(path, options as RequestOptions)

async function allPages<T>(path: string, options: RequestOptions): Promise<Answer<T[]>> {
  const data: T[] = []
  const pages: Page<T>[] = []
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const query: Filter = cursor ? { ...options.query, cursor } : { ...options.query, per_page: MAX_PER_PAGE }
    const answer: Page<T> = await request<Page<T>>('GET', path, undefined, { ...options, query })
    if (!Array.isArray(answer?.data)) throw new ApiError(502, null)
    pages.push(answer)
    data.push(...answer.data)
    cursor = answer.meta?.next_cursor ?? null
    if (!cursor) break
  }
  const whole = { data }
  const at = answeredAt(...pages)
  if (at !== undefined) recordAnswerTime(whole, at)
  return whole
}
