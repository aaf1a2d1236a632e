import type { ApiModule } from '../../../api-module.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { asGuide } from '../reservations/guide-reservations.routes.ts'
import { listClosedAreas } from './closures.queries.ts'
import { close, lift, previewClosure, readClosures } from './closures.service.ts'

/** Closures of a guide, and the closed land on everybody's maps. */
export const closureRoutes: ApiModule = async (app) => {
  serve(app, 'GET /closures', { ratingsOf: 'none' }, async (request) => {
    const page = readPage(request.query, ['text', 'uuid'])
    const rows = await request.inTenant((tx) => listClosedAreas(tx, request.tenant.id, page))
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      ({ from, id }) => [from, id],
      ({ notice, area, ...row }) => ({ ...row, note: localizer.text(notice.text), area: area ?? [] }),
    )
  })

  serve(app, 'GET /guide/closures', async (request) => {
    const page = readPage(request.query, ['number', 'text', 'uuid'])
    return asGuide(request, (tx, guide) => readClosures(tx, guide, page))
  })

  serve(app, 'POST /guide/closures', { changes: 'content' }, async (request, reply) => {
    if (request.query.preview)
      return {
        data: { touches: await asGuide(request, (tx, closing) => previewClosure(tx, closing, request.body)) },
      }
    const sender = { config: app.config, tenant: request.tenant }
    return asGuide(request, (tx, closing) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 201,
        body: { data: await close(tx, closing, request.body, sender) },
      })),
    )
  })

  serve(app, 'DELETE /guide/closures/:id', { changes: 'content' }, async (request) => {
    const sender = { config: app.config, tenant: request.tenant }
    const { id } = request.params
    return { data: await asGuide(request, (tx, closing) => lift(tx, closing, id, sender)) }
  })
}
