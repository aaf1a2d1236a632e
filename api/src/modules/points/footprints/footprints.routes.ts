import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import type { Footprint } from '@sureda/contract/schemas/points/footprint'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import {
  deleteFootprint,
  type FootprintRow,
  findFootprint,
  insertFootprint,
  listFootprints,
  type Owner,
} from './footprints.queries.ts'

const ownerOf = (request: FastifyRequest): Owner => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
})

const toFootprint = (row: FootprintRow): Footprint => ({
  id: row.id,
  inputs: row.inputs,
  result: row.result,
  factors_version: row.factorsVersion,
  created_at: row.createdAt.toISOString(),
})

export const footprintRoutes: ApiModule = async (app) => {
  serve(app, 'GET /footprint/factors', { ratingsOf: 'none' }, async () => ({ data: FOOTPRINT_FACTORS }))

  serve(app, 'GET /user/footprints', async (request) => {
    const page = readPage(request.query, ['time', 'uuid'])
    const rows = await request.inTenant((tx) => listFootprints(tx, ownerOf(request), page))
    return pageOf(rows, page, (row) => [row.moment, row.id], toFootprint)
  })

  serve(app, 'POST /user/footprints', (request, reply) => {
    const inputs = request.body
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        // computed here, whatever the phone has shown
        const stored = {
          inputs,
          result: computeFootprint(inputs),
          factorsVersion: FOOTPRINT_FACTORS.version,
        }
        const row = await insertFootprint(tx, { ...ownerOf(request), ...stored })
        return { status: 201, body: { data: toFootprint(row) } }
      }),
    )
  })

  serve(app, 'GET /user/footprints/:id', async (request) => {
    const row = await request.inTenant((tx) => findFootprint(tx, ownerOf(request), request.params.id))
    if (!row) throw new AppError('footprint_not_found')
    return { data: toFootprint(row) }
  })

  serve(app, 'DELETE /user/footprints/:id', async (request) => {
    if (!(await request.inTenant((tx) => deleteFootprint(tx, ownerOf(request), request.params.id))))
      throw new AppError('footprint_not_found')
    return { data: { ok: true as const } }
  })
}
