import type { SearchKind } from '@sureda/contract/codes/enums'
import type { SearchGroup } from '@sureda/contract/schemas/catalogue/search'
import { api } from '@sureda/remote/api'
import { contentResource, dataOf } from '@sureda/remote/query'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CACHED_LISTS } from './cached-hits.ts'

/** Search over all content by kind. The answers are not persisted: an entry for every pause in typing would displace answers of visited screens. */
export const searchFor = (q: string, kind?: SearchKind | undefined) =>
  queryOptions({
    queryKey: ['search', q, kind ?? 'any'],
    queryFn: ({ signal }) => api.get('/search', { query: { q, kind }, signal }),
    select: dataOf<SearchGroup[]>,
    // while the query is typed, the hits of the previous query stay
    placeholderData: keepPreviousData,
  })

/** The lists cached on the phone, under the keys of their screens and packs. */
export const cachedList = (name: keyof typeof CACHED_LISTS) => contentResource(name).list()

/** The games of a story tour as a saved tour has them; the entry of mf-games would also contain the player's progress. */
export const cachedGames = (tourId: string) =>
  queryOptions({
    queryKey: ['search', 'games', tourId],
    queryFn: ({ signal }) => api.get('/story-tours/:id/games', { params: { id: tourId }, signal }),
    select: dataOf<object[]>,
  })
