import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { serve } from '../../../serve.ts'
import { findLocation, listLocations } from './locations.queries.ts'
import { toLocation, toLocationDetail } from './to-location.ts'

export const locationRoutes: ApiModule = async (app) => {
  serve(app, 'GET /locations', { ratingsOf: 'location' }, async (request) => {
    const page = readSearchPage(request.query)
    const rows = await request.inTenant((tx) => listLocations(tx, request.tenant.id, request.query, page))
    const localizer = localizerFor(request)
    return searchPageOf(rows, page, (row) => toLocation(row, localizer))
  })

  serve(app, 'GET /locations/:id', { ratingsOf: 'location' }, async (request) => {
    const row = await request.inTenant((tx) => findLocation(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('location_not_found')
    return { data: toLocationDetail(row, localizerFor(request)) }
  })
}
