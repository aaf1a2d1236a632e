import type { SearchKind } from '@sureda/contract/enums'
import type { SearchGroup } from '@sureda/contract/search'
import { api } from '@sureda/remote/api'
import { type Answer, contentResource, dataOf } from '@sureda/remote/query'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Everything by words, by kind. Not kept: an entry for every pause in typing would drive out what somebody has seen. */
export const searchFor = (q: string, kind?: SearchKind | undefined) =>
  queryOptions({
    queryKey: ['search', q, kind ?? 'any'],
    queryFn: ({ signal }) => api.get<Answer<SearchGroup[]>>('/search', { query: { q, kind }, signal }),
    select: dataOf<SearchGroup[]>,
    // while somebody types on, the hits of the word before stay
    placeholderData: keepPreviousData,
  })

/** The lists that a phone keeps, under the names that their screens and the packs use. */
export const keptList = (name: string) => contentResource<object, object>(name).list()

/** The games of a story tour, as a saved tour has them; what mf-games keeps of them also knows where the player is. */
export const keptGames = (tourId: string) =>
  queryOptions({
    queryKey: ['search', 'games', tourId],
    queryFn: ({ signal }) =>
      api.get<Answer<object[]>>(`/story-tours/${encodeURIComponent(tourId)}/games`, { signal }),
    select: dataOf<object[]>,
  })
