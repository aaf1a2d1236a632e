import {
  checkInPoint,
  checkInPointBody,
  guideCheckInPoint,
  sheetQuery,
} from '@sureda/contract/check-in-point'
import { dataOf, emptyAnswer, idParams } from '@sureda/contract/envelope'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema, noQuery } from '../../../lib/schemas.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
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

const guideOnly = { access: 'guide' } as const
const writing = { access: 'guide', changes: 'content' } as const
const PATH = '/guide/check-in-points'
const one = { querystring: noQuery, body: checkInPointBody }
const sheetSchema = {
  params: idParams,
  querystring: sheetQuery,
  response: { 200: z.unknown().describe('application/pdf: a tagged PDF 1.7, A4') },
}

/** A guide's own check-in points, and where the code of one leads. */
export const guidePointRoutes: ApiModule = async (app) => {
  const pool = new DrawPool()
  app.addHook('onClose', () => pool.close())

  app.get(PATH, { config: guideOnly, schema: listSchema(guideCheckInPoint) }, async (request) => {
    const page = readPage(request.query, ['time', 'text'])
    const rows = await request.inTenant((tx) => listGuidePoints(tx, guideOf(request), page))
    return pageOf(
      rows,
      page,
      (row) => [row.createdAt.toISOString(), row.id],
      (row) => toGuidePoint(row, request),
    )
  })

  app.get(
    `${PATH}/:id`,
    { config: guideOnly, schema: detailSchema(guideCheckInPoint) },
    async (request, reply) => {
      const row = await request.inTenant((tx) => requireGuidePoint(tx, request, request.params.id))
      return tagged(reply, { data: toGuidePoint(row, request) })
    },
  )

  app.post(
    PATH,
    { config: writing, schema: { ...one, response: { 201: dataOf(guideCheckInPoint) } } },
    async (request, reply) =>
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

  app.put(
    `${PATH}/:id`,
    { config: writing, schema: { ...one, params: idParams, response: { 200: dataOf(guideCheckInPoint) } } },
    async (request, reply) =>
      tagged(reply, {
        data: await request.inTenant((tx) =>
          withIdempotency(tx, request, reply, async () => ({
            status: 200,
            body: await changePoint(tx, request, request.params.id, request.body),
          })),
        ),
      }),
  )

  app.delete(
    `${PATH}/:id`,
    {
      config: writing,
      schema: { params: idParams, querystring: noQuery, response: { 200: emptyAnswer } },
    },
    async (request) => {
      await request.inTenant((tx) => removePoint(tx, request, request.params.id))
      return { data: { ok: true as const } }
    },
  )

  app.get(`${PATH}/:id/sheet.pdf`, { config: guideOnly, schema: sheetSchema }, async (request, reply) => {
    const lang = request.query.lang ?? request.locale
    const row = await request.inTenant((tx) => requireGuidePoint(tx, request, request.params.id))
    const { file, title } = await drawPointSheet(pool, request, row, lang)
    return reply.headers(fileHeaders(title, lang)).send(file)
  })

  app.get(
    '/check-in-points/:id',
    { config: { access: 'public', ratingsOf: 'none' }, schema: detailSchema(checkInPoint) },
    async (request) => {
      const row = await request.inTenant((tx) => findPublicPoint(tx, request.tenant.id, request.params.id))
      if (!row) throw new AppError('check_in_point_not_found')
      return { data: toCheckInPoint(row, request) }
    },
  )
}
