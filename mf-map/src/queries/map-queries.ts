import type { Experience, ExperienceDetail } from '@sureda/contract/experience'
import type { Location } from '@sureda/contract/location'
import type { Operator } from '@sureda/contract/operator'
import type { Route, RouteDetail } from '@sureda/contract/route'
import { contentResource } from '@sureda/remote/content-resource'
import { queryOptions } from '@tanstack/react-query'
import type { Outlines } from '../domain/outlines.ts'
import { loadOutlines } from '../outlines/outline-files.ts'

export const mapQueries = {
  locations: () => contentResource<Location, Location>('locations').list(),
  experiences: () => contentResource<Experience, ExperienceDetail>('experiences').list(),
  routes: () => contentResource<Route, RouteDetail>('routes').list(),
  route: (id: string) => contentResource<Route, RouteDetail>('routes').detail(id),
  operators: () => contentResource<Operator, Operator>('operators').list(),
}

/** Boundaries of a territory, built into the remote. A territory the build did not know has none. */
export const outlinesOf = (tenant: string) =>
  queryOptions({
    queryKey: ['map-outlines', tenant],
    queryFn: (): Promise<Outlines> => loadOutlines(tenant),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
