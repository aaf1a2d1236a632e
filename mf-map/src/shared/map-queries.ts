import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { api } from '@sureda/remote/api'
import { readFinishedGames } from '@sureda/remote/features/games'
import { contentResource, dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Text that the server searches for, also in long texts. */
interface Asked {
  search: string
}

export const mapQueries = {
  locations: (asked?: Asked) => contentResource('locations').list({ ...asked }),
  location: (id: string) => contentResource('locations').detail(id),
  experiences: (asked?: Asked) => contentResource('experiences').list({ ...asked }),
  experience: (id: string) => contentResource('experiences').detail(id),
  routes: (asked?: Asked) => contentResource('routes').list({ ...asked }),
  route: (id: string) => contentResource('routes').detail(id),
  operators: (asked?: Asked) => contentResource('operators').list({ ...asked }),
  /** Land that is closed. */
  closures: () => contentResource('closures').list(),
  /** Games of all story tours. The key is below `games`, so that a finished game invalidates it. */
  games: () =>
    queryOptions({
      queryKey: ['games', 'map-markers'],
      queryFn: async ({ signal }) => {
        const finished = await readFinishedGames()
        const query = finished.length > 0 ? { completed_games: finished.join(',') } : {}
        return api.get('/games-map-markers', { query, signal })
      },
      persister: persisted,
      select: dataOf,
    }),
}

const NONE: Outlines = { source: '', municipalities: [] }

/** The boundaries that the tenant document names. Their address changes with their content, so an answer never gets stale. */
export const outlinesOf = (file: Tenant['map']['outlines']) =>
  queryOptions({
    queryKey: ['map-outlines', file ?? null],
    queryFn: (): Outlines | Promise<Outlines> => (file ? fetchOutlines(mediaUrl(file)) : NONE),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })

async function fetchOutlines(address: string): Promise<Outlines> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return (await answer.json()) as Outlines
}
