import type { SearchKind } from '@sureda/contract/enums'
import type { SearchGroup } from '@sureda/contract/search'
import { useOnline } from '@sureda/remote/online'
import { useSession } from '@sureda/remote/session'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dayIn } from '../domain/agenda-days.ts'
import { hasFailed } from '../queries/has-failed.ts'
import { keptList, searchFor } from '../queries/search-queries.ts'
import { KEPT_LISTS, type KeptLists, keptHits, keptIndex } from './kept-hits.ts'

const NAMES = Object.keys(KEPT_LISTS)

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
  const { lists, isOnItsWay } = useQueries({
    queries: NAMES.map((name) => ({ ...keptList(name), enabled: isKept, retry: false })),
    combine: (answers) => ({
      lists: answers.map(({ data }) => data),
      isOnItsWay: answers.some((answer) => answer.data === undefined && !hasFailed(answer)),
    }),
  })
  const index = useMemo(() => {
    const known = NAMES.flatMap((name, at): KeptLists[number][] => {
      const items = lists[at]
      const kindOf = KEPT_LISTS[name]
      return items && kindOf ? [[kindOf, items]] : []
    })
    return isKept && !isOnItsWay ? keptIndex(known) : null
  }, [lists, isKept, isOnItsWay])
  if (!isKept) return { groups: server.data, isKept }
  return { groups: index ? keptHits(index, question, kind, dayIn(timeZone)) : undefined, isKept }
}
