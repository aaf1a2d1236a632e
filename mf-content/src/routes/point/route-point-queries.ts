import type { Route, RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { ApiError, api } from '@sureda/remote/api'
import type { Answer } from '@sureda/remote/query'
import { persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { routeQueries } from '../../shared/content/content-queries.ts'
import { canUseCache } from '../../shared/loading/can-use-cache.ts'

/**
 * The route of a point. Points have no call of their own: a link from the route names the route; otherwise the server is asked, or, when it does not
 * answer, the routes on the phone are searched. Calls inside are made once: this query repeats itself, and each repetition would repeat them.
 */
export const routeOfPoint = (pointId: string, routeId: string | null) =>
  queryOptions({
    queryKey: ['route-points', 'detail', pointId, routeId],
    queryFn: async (): Promise<Answer<RouteDetail>> => {
      const named =
        routeId &&
        (await queryClient.fetchQuery({ ...routeQueries.detail(routeId), retry: false }).catch(unlessGone))
      return named && hasPoint(named, pointId) ? named : foundRoute(pointId)
    },
    persister: persisted,
    select: ({ data }) => data,
  })

const hasPoint = ({ data }: Answer<RouteDetail>, id: string) => data.points.some((point) => point.id === id)

/** Ignores a 404: the link may name a withdrawn route whose stops moved to another one. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

async function foundRoute(pointId: string): Promise<Answer<RouteDetail>> {
  let found: Answer<Route[]>
  try {
    found = await api.get('/routes', { query: { point_id: pointId } })
  } catch (error) {
    if (!canUseCache(error)) throw error
    return findInCache(pointId, error)
  }
  const [route] = found.data
  if (!route) throw new ApiError(404, { code: 'route_point_not_found' })
  return queryClient.fetchQuery({ ...routeQueries.detail(route.id), retry: false })
}

/**
 * Searches the cached and saved routes in parallel: routes that are not on the phone fail, and must not delay the right one.
 * @throws the server's error, because the stop may belong to a route that is not on the phone
 */
async function findInCache(pointId: string, unanswered: unknown): Promise<Answer<RouteDetail>> {
  const withPoint = async ({ id }: Route) => {
    const route = await queryClient.fetchQuery({ ...routeQueries.detail(id), retry: false })
    if (hasPoint(route, pointId)) return route
    throw unanswered
  }
  try {
    const routes = await queryClient.fetchQuery({ ...routeQueries.list(), retry: false })
    return await Promise.any(routes.data.map(withPoint))
  } catch {
    throw unanswered
  }
}
