import type { SearchKind } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'
import type { SearchGroup } from '@sureda/contract/schemas/catalogue/search'
import { useOnline } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { dayIn } from '../../shared/days/agenda-days.ts'
import { hasFailed } from '../../shared/loading/has-failed.ts'
import { KEPT_LISTS, type KeptIndex, type KeptLists, keptHits, keptIndex } from './kept-hits.ts'
import { keptGames, keptList, searchFor } from './search-queries.ts'

const NAMES = Object.keys(KEPT_LISTS) as (keyof typeof KEPT_LISTS)[]
/** Their screens belong to the remote of games. */
const OF_GAMES: readonly SearchKind[] = ['story_tour', 'game']

interface Hits {
  groups: SearchGroup[] | undefined
  /** Only what the phone has kept was searched: there is no network, or nobody answers. */
  isKept: boolean
}

/** What the question finds: on the server, else among the lists that this phone has kept. */
export function useHits(question: string, kind: SearchKind | undefined): Hits {
  const isOnline = useOnline()
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const asked = question !== ''
  const server = useQuery({ ...searchFor(question, kind), enabled: asked && isOnline })
  const isKept = asked && (!isOnline || hasFailed(server))
  // without network it is made before anything is asked, so that the first answer need not wait for it
  const index = useKeptIndex(isKept || !isOnline, timeZone)
  const today = dayIn(timeZone)
  const kept = useMemo(
    () => (index ? keptHits(index, question, kind, today) : undefined),
    [index, question, kind, today],
  )
  const found = isKept ? kept : server.data
  const groups = useMemo(() => {
    const hasTours = shell().canOpen(paths.storyTours())
    return hasTours ? found : found?.filter((group) => !OF_GAMES.includes(group.kind))
  }, [found])
  return { groups, isKept }
}

/** The words of everything that the phone has kept; null while they are read. */
function useKeptIndex(isWanted: boolean, timeZone: string): KeptIndex | null {
  const { lists, isOnItsWay } = useQueries({
    queries: NAMES.map((name) => ({ ...keptList(name), enabled: isWanted, retry: false })),
    combine: keptOf,
  })
  const tours = lists[NAMES.indexOf('story-tours')] ?? []
  const games = useQueries({
    queries: tours.map((tour) => ({
      ...keptGames('id' in tour ? String(tour.id) : ''),
      enabled: isWanted,
      retry: false,
    })),
    combine: keptOf,
  })
  const isReady = isWanted && !isOnItsWay && !games.isOnItsWay
  const [index, setIndex] = useState<KeptIndex | null>(null)
  useEffect(() => {
    if (!isReady) return
    let isGone = false
    const known = NAMES.flatMap((name, at): KeptLists[number][] => {
      const items = lists[at]
      const kind = KEPT_LISTS[name]
      return items && kind ? [[kind, items]] : []
    })
    const ofTours = games.lists.flatMap((list) => list ?? [])
    void keptIndex([...known, ['game', ofTours]], timeZone, () => !isGone).then((made) => {
      if (made && !isGone) setIndex(made)
    })
    return () => {
      isGone = true
      setIndex(null)
    }
  }, [lists, games.lists, isReady, timeZone])
  return index
}

/** What has come of lists of which some may never come. */
const keptOf = (answers: UseQueryResult<readonly object[]>[]) => ({
  lists: answers.map(({ data }) => data),
  isOnItsWay: answers.some((answer) => answer.data === undefined && !hasFailed(answer)),
})
