import type { ClosedArea } from '@sureda/contract/closure'
import type { Experience, ExperienceDetail } from '@sureda/contract/experience'
import type { GameMarker } from '@sureda/contract/game'
import type { Location, LocationDetail } from '@sureda/contract/location'
import { mediaUrl } from '@sureda/contract/media-url'
import type { Operator } from '@sureda/contract/operator'
import type { Outlines } from '@sureda/contract/outlines'
import type { Route, RouteDetail } from '@sureda/contract/route'
import type { Tenant } from '@sureda/contract/tenant'
import { api } from '@sureda/remote/api'
import { rememberedGames } from '@sureda/remote/features/games'
import { type Answer, contentResource, dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Words that the server looks for, also in the long texts. */
interface Asked {
  search: string
}

export const mapQueries = {
  locations: (asked?: Asked) => contentResource<Location, LocationDetail>('locations').list({ ...asked }),
  location: (id: string) => contentResource<Location, LocationDetail>('locations').detail(id),
  experiences: (asked?: Asked) =>
    contentResource<Experience, ExperienceDetail>('experiences').list({ ...asked }),
  experience: (id: string) => contentResource<Experience, ExperienceDetail>('experiences').detail(id),
  routes: (asked?: Asked) => contentResource<Route, RouteDetail>('routes').list({ ...asked }),
  route: (id: string) => contentResource<Route, RouteDetail>('routes').detail(id),
  operators: (asked?: Asked) => contentResource<Operator, Operator>('operators').list({ ...asked }),
  /** Closed land, to be drawn. */
  closures: () => contentResource<ClosedArea, ClosedArea>('closures').list(),
  /** Games of all story tours; under `games`, so that a game that was finished renews it. */
  games: () =>
    queryOptions({
      queryKey: ['games', 'map-markers'],
      queryFn: async ({ signal }) => {
        const finished = await rememberedGames()
        const query = finished.length > 0 ? { completed_games: finished.join(',') } : {}
        return api.get<Answer<GameMarker[]>>('/games-map-markers', { query, signal })
      },
      persister: persisted,
      select: dataOf,
    }),
}

const NONE: Outlines = { source: '', municipalities: [] }

/** Boundaries that the tenant document names. Their address changes with their bytes: what has come stays. */
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
