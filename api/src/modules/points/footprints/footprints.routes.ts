import { dataOf, emptyAnswer, idParams } from '@sureda/contract/envelope'
import { type Footprint, footprint, footprintFactors, footprintInputs } from '@sureda/contract/footprint'
import { FOOTPRINT_FACTORS } from '@sureda/contract/footprint-factors'
import { computeFootprint } from '@sureda/contract/footprint-result'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema, noQuery } from '../../../lib/schemas.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import {
  deleteFootprint,
  type FootprintRow,
  findFootprint,
  insertFootprint,
  listFootprints,
  type Owner,
} from './footprints.queries.ts'

const member = { access: 'member' } as const
const factorsSchema = { querystring: noQuery, response: { 200: dataOf(footprintFactors) } }
const addSchema = { body: footprintInputs, querystring: noQuery, response: { 201: dataOf(footprint) } }
const removeSchema = { params: idParams, querystring: noQuery, response: { 200: emptyAnswer } }

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
  app.get(
    '/footprint/factors',
    { config: { access: 'public', ratingsOf: 'none' }, schema: factorsSchema },
    async () => ({ data: FOOTPRINT_FACTORS }),
  )

  app.get('/user/footprints', { config: member, schema: listSchema(footprint) }, async (request) => {
    const page = readPage(request.query, ['time', 'uuid'])
    const rows = await request.inTenant((tx) => listFootprints(tx, ownerOf(request), page))
    return pageOf(rows, page, (row) => [row.moment, row.id], toFootprint)
  })

  app.post('/user/footprints', { config: member, schema: addSchema }, (request, reply) => {
    const inputs = request.body
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        // whatever the phone has shown: what is kept was computed here
        const kept = {
          inputs,
          result: computeFootprint(inputs),
          factorsVersion: FOOTPRINT_FACTORS.version,
        }
        const row = await insertFootprint(tx, { ...ownerOf(request), ...kept })
        return { status: 201, body: { data: toFootprint(row) } }
      }),
    )
  })

  app.get('/user/footprints/:id', { config: member, schema: detailSchema(footprint) }, async (request) => {
    const row = await request.inTenant((tx) => findFootprint(tx, ownerOf(request), request.params.id))
    if (!row) throw new AppError('footprint_not_found')
    return { data: toFootprint(row) }
  })

  app.delete('/user/footprints/:id', { config: member, schema: removeSchema }, async (request) => {
    if (!(await request.inTenant((tx) => deleteFootprint(tx, ownerOf(request), request.params.id))))
      throw new AppError('footprint_not_found')
    return { data: { ok: true as const } }
  })
}
