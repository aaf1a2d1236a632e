import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { tagged } from '../../bookings/reservations/booking-request.ts'
import { DrawPool } from '../../catalogue/package-pdf/draw-pool.ts'
import { fileHeaders } from '../../catalogue/package-pdf/file-headers.ts'
import { findPublicPoint, listGuidePoints } from './guide-points.queries.ts'
import {
  addPoint,
  changePoint,
  guideOf,
  removePoint,
  requireGuidePoint,
  toCheckInPoint,
  toGuidePoint,
} from './guide-points.service.ts'
import { drawPointSheet } from './point-sheet.ts'

/** A guide's own check-in points, and the public point behind a scanned code. */
export const guidePointRoutes: ApiModule = async (app) => {
  const pool = new DrawPool()
  app.addHook('onClose', () => pool.close())

  serve(app, 'GET /guide/check-in-points', async (request) => {
    const page = readPage(request.query, ['time', 'text'])
    const rows = await request.inTenant((tx) => listGuidePoints(tx, guideOf(request), page))
    return pageOf(
      rows,
      page,
      (row) => [row.createdAt.toISOString(), row.id],
      (row) => toGuidePoint(row, request),
    )
  })

  serve(app, 'GET /guide/check-in-points/:id', async (request, reply) => {
    const row = await request.inTenant((tx) => requireGuidePoint(tx, request, request.params.id))
    return tagged(reply, { data: toGuidePoint(row, request) })
  })

  serve(app, 'POST /guide/check-in-points', { changes: 'content' }, async (request, reply) =>
    tagged(
      reply,
      await request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => ({
          status: 201,
          body: { data: await addPoint(tx, request, request.body) },
        })),
      ),
    ),
  )

  serve(app, 'PUT /guide/check-in-points/:id', { changes: 'content' }, async (request, reply) =>
    tagged(reply, {
      data: await request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => ({
          status: 200,
          body: await changePoint(tx, request, request.params.id, request.body),
        })),
      ),
    }),
  )

  serve(app, 'DELETE /guide/check-in-points/:id', { changes: 'content' }, async (request) => {
    await request.inTenant((tx) => removePoint(tx, request, request.params.id))
    return { data: { ok: true as const } }
  })

  serve(app, 'GET /guide/check-in-points/:id/sheet.pdf', async (request, reply) => {
    const lang = request.query.lang ?? request.locale
    const row = await request.inTenant((tx) => requireGuidePoint(tx, request, request.params.id))
    const { file, title } = await drawPointSheet(pool, request, row, lang)
    return reply.headers(fileHeaders(title, lang)).send(file)
  })

  serve(app, 'GET /check-in-points/:id', { ratingsOf: 'none' }, async (request) => {
    const row = await request.inTenant((tx) => findPublicPoint(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('check_in_point_not_found')
    return { data: toCheckInPoint(row, request) }
  })
}
