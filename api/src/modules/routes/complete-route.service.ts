import { isOnRoute, metresToRoute, routeReachM } from '@sureda/contract/at-route'
import { ROUTE_POINTS } from '@sureda/contract/limits'
import type { CompleteRouteBody } from '@sureda/contract/points'
import type { Db } from '../../database/database.ts'
import { and, eq } from '../../database/orm.ts'
import { AppError } from '../../errors/app-error.ts'
import { requirePosition, tooFar } from '../games/place.ts'
import { type Earner, earnAt } from '../points/earn.service.ts'
import { routes } from './routes.tables.ts'

/**
 * A member has done a route and is on it, or was when their recording of the walk came to its end: points once per route. Throws `route_not_found`,
 * `location_required`, `too_far` with `distance_m`, `too_fast`.
 */
export async function completeRoute(db: Db, earner: Earner, body: CompleteRouteBody, at: Date) {
  const [route] = await db
    .select({
      schematic: routes.schematic,
      track: routes.trackSimplified,
      start: routes.startPoint,
      end: routes.endPoint,
    })
    .from(routes)
    .where(and(eq(routes.tenantId, earner.tenantId), eq(routes.id, body.route_id), eq(routes.active, true)))
  if (!route) throw new AppError('route_not_found')
  const here = requirePosition(body)
  const metres = metresToRoute(route, here)
  if (!isOnRoute(route, metres, here.accuracy)) throw tooFar(metres, routeReachM(route))
  const source = { type: 'route', id: body.route_id } as const
  return earnAt(db, earner, { source, points: ROUTE_POINTS, here: { ...here, at } })
}
