import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { serve } from '../../../serve.ts'
import { findRoute, listRoutePoints, listRoutes } from './routes.queries.ts'
import { toRoute, toRouteDetail } from './to-route.ts'

export const routeRoutes: ApiModule = async (app) => {
  serve(app, 'GET /routes', { ratingsOf: 'none' }, async (request) => {
    const page = readSearchPage(request.query)
    const rows = await request.inTenant((tx) => listRoutes(tx, request.tenant.id, request.query, page))
    const localizer = localizerFor(request)
    return searchPageOf(rows, page, (row) => toRoute(row, localizer))
  })

  serve(app, 'GET /routes/:id', { ratingsOf: 'none' }, async (request) => {
    const { id } = request.params
    const found = await request.inTenant(async (tx) => {
      const row = await findRoute(tx, request.tenant.id, id)
      return row && { row, points: await listRoutePoints(tx, request.tenant.id, id) }
    })
    if (!found) throw new AppError('route_not_found')
    return { data: toRouteDetail(found.row, found.points, localizerFor(request)) }
  })
}
