import type { SearchKind } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'
import type { SearchGroup } from '@sureda/contract/schemas/catalogue/search'
import { useOnline, useToday } from '@sureda/remote/device'
import { useTimeZone } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { hasFailed } from '../../shared/loading/has-failed.ts'

import { CACHED_LISTS, type CachedIndex, type CachedLists, cachedHits, cachedIndex } from './cached-hits.ts'
import { cachedGames, cachedList, searchFor } from './search-queries.ts'

const NAMES = Object.keys(CACHED_LISTS) as (keyof typeof CACHED_LISTS)[]
/** Kinds whose screens belong to mf-games. */
const OF_GAMES: readonly SearchKind[] = ['story_tour', 'game']

interface Hits {
  groups: SearchGroup[] | undefined
  /** Only the cached lists were searched: there is no network, or the server does not answer. */
  isCached: boolean
}

/** The hits of a query: the server's, or without an answer those of the lists cached on this phone. */
export function useHits(question: string, kind: SearchKind | undefined): Hits {
  const isOnline = useOnline()
  const timeZone = useTimeZone()
  const asked = question !== ''
  const server = useQuery({ ...searchFor(question, kind), enabled: asked && isOnline })
  const isCached = asked && (!isOnline || hasFailed(server))
  // without network the index is made before a query, so that the first hits do not wait for it
  const index = useCachedIndex(isCached || !isOnline, timeZone)
  const today = useToday()
  const cached = useMemo(
    () => (index ? cachedHits(index, question, kind, today) : undefined),
    [index, question, kind, today],
  )
  const found = isCached ? cached : server.data
  const groups = useMemo(() => {
    const hasTours = shell().canOpen(paths.storyTours())
    return hasTours ? found : found?.filter((group) => !OF_GAMES.includes(group.kind))
  }, [found])
  return { groups, isCached }
}

/** The search index of the cached lists; null while it is made. */
function useCachedIndex(isWanted: boolean, timeZone: string): CachedIndex | null {
  const { lists, isOnItsWay } = useQueries({
    queries: NAMES.map((name) => ({ ...cachedList(name), enabled: isWanted, retry: false })),
    combine: cachedOf,
  })
  const tours = lists[NAMES.indexOf('story-tours')] ?? []
  const games = useQueries({
    queries: tours.map((tour) => ({
      ...cachedGames('id' in tour ? String(tour.id) : ''),
      enabled: isWanted,
      retry: false,
    })),
    combine: cachedOf,
  })
  const isReady = isWanted && !isOnItsWay && !games.isOnItsWay
  const [index, setIndex] = useState<CachedIndex | null>(null)
  useEffect(() => {
    if (!isReady) return
    let isGone = false
    const known = NAMES.flatMap((name, at): CachedLists[number][] => {
      const items = lists[at]
      const kind = CACHED_LISTS[name]
      return items && kind ? [[kind, items]] : []
    })
    const ofTours = games.lists.flatMap((list) => list ?? [])
    void cachedIndex([...known, ['game', ofTours]], timeZone, () => !isGone).then((made) => {
      if (made && !isGone) setIndex(made)
    })
    return () => {
      isGone = true
      setIndex(null)
    }
  }, [lists, games.lists, isReady, timeZone])
  return index
}

/** The lists that have loaded; some of them may never load. */
const cachedOf = (answers: UseQueryResult<readonly object[]>[]) => ({
  lists: answers.map(({ data }) => data),
  isOnItsWay: answers.some((answer) => answer.data === undefined && !hasFailed(answer)),
})
