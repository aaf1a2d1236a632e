import type { Experience, ExperienceDetail } from '@sureda/contract/experience'
import type { GameMarker } from '@sureda/contract/game'
import type { Location } from '@sureda/contract/location'
import type { Operator } from '@sureda/contract/operator'
import type { Route, RouteDetail } from '@sureda/contract/route'
import { api } from '@sureda/remote/api-client'
import { type Answer, contentResource, dataOf } from '@sureda/remote/content-resource'
import { rememberedGames } from '@sureda/remote/finished-games'
import { persisted } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'
import type { Outlines } from '../domain/outlines.ts'
import { loadOutlines } from '../outlines/outline-files.ts'

/** Words that the server looks for, also in the long texts. */
interface Asked {
  search: string
}

export const mapQueries = {
  locations: (asked?: Asked) => contentResource<Location, Location>('locations').list({ ...asked }),
  experiences: (asked?: Asked) =>
    contentResource<Experience, ExperienceDetail>('experiences').list({ ...asked }),
  routes: (asked?: Asked) => contentResource<Route, RouteDetail>('routes').list({ ...asked }),
  route: (id: string) => contentResource<Route, RouteDetail>('routes').detail(id),
  operators: (asked?: Asked) => contentResource<Operator, Operator>('operators').list({ ...asked }),
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

/** Boundaries of a territory, built into the remote. A territory the build did not know has none. */
export const outlinesOf = (tenant: string) =>
  queryOptions({
    queryKey: ['map-outlines', tenant],
    queryFn: (): Promise<Outlines> => loadOutlines(tenant),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
