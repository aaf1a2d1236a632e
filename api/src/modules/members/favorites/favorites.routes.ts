import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOfWhole } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { deleteFavorite, listFavorites } from './favorites.queries.ts'
import { addFavorite } from './favorites.service.ts'
import { toFavorite } from './to-favorite.ts'

export const favoriteRoutes: ApiModule = async (app) => {
  serve(app, 'GET /favorites', async (request) => {
    const owner = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    const rows = await request.inTenant((tx) => listFavorites(tx, owner))
    const localizer = localizerFor(request)
    return pageOfWhole(
      rows.map((row) => toFavorite(row, localizer)),
      request.query,
      (row) => `${row.favoritable_type}:${row.favoritable_id}`,
    )
  })

  serve(app, 'POST /favorites', (request, reply) => {
    const { favoritable_id: id, favoritable_type: type } = request.body
    const wanted = { tenantId: request.tenant.id, userId: requirePerson(request).id, type, id }
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const { isNew, row } = await addFavorite(tx, wanted)
        return { status: isNew ? 201 : 200, body: { data: toFavorite(row, localizerFor(request)) } }
      }),
    )
  })

  serve(app, 'DELETE /favorites/:id/:type', async (request) => {
    const unwanted = { tenantId: request.tenant.id, userId: requirePerson(request).id, ...request.params }
    if (!(await request.inTenant((tx) => deleteFavorite(tx, unwanted))))
      throw new AppError('favorite_not_found')
    return { data: { ok: true as const } }
  })
}
