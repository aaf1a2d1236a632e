import type { RouteDetail } from '@sureda/contract/route'
import { ApiError, OfflineError } from '@sureda/remote/api-error'
import type { Answer } from '@sureda/remote/content-resource'
import { persisted, queryClient } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'
import { routeQueries } from './route-queries.ts'

/**
 * The route a point belongs to. Points have no call of their own: a link from its route names the route; an address without it looks
 * through the routes, whose answers the cache keeps anyway.
 */
export const routeOfPoint = (pointId: string, routeId: string | null) =>
  queryOptions({
    queryKey: ['route-points', 'detail', pointId, routeId],
    queryFn: async (): Promise<Answer<RouteDetail>> => {
      const named = routeId && (await queryClient.fetchQuery(routeQueries.detail(routeId)).catch(unlessGone))
      if (named && hasPoint(named, pointId)) return named
      const routes = await queryClient.fetchQuery(routeQueries.list())
      let unread: OfflineError | undefined
      for (const { id } of routes.data) {
        const route = await queryClient.fetchQuery(routeQueries.detail(id)).catch((error: unknown) => {
          unread = unlessOffline(error)
        })
        if (route && hasPoint(route, pointId)) return route
      }
      // it may stand in a route that is not on the phone
      if (unread) throw unread
      throw new ApiError(404, { code: 'route_point_not_found' })
    },
    persister: persisted,
    select: ({ data }) => data,
  })

const hasPoint = ({ data }: Answer<RouteDetail>, id: string) => data.points.some((point) => point.id === id)

/** A link may name a route that was withdrawn; its stops may have moved to another one. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Without network there are the routes that were seen or saved: the one that is looked for may be among them. */
function unlessOffline(error: unknown): OfflineError {
  if (!(error instanceof OfflineError) || navigator.onLine) throw error
  return error
}
