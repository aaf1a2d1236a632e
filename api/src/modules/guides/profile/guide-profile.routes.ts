import multipart from '@fastify/multipart'
import { agency, agencyBody, guideProfile, uploadedLogo } from '@sureda/contract/agency'
import { dataOf, idParams, listOf } from '@sureda/contract/envelope'
import { PHOTO_MAX_BYTES } from '@sureda/contract/limits'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { noQuery } from '../../../lib/schemas.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { tagged } from '../../bookings/reservations/booking-request.ts'
import { findOperator } from '../../catalogue/operators/operators.queries.ts'
import { findAgencyOf, listAgenciesOf } from './guide-profile.queries.ts'
import { changeGuideProfile, readGuideProfile } from './guide-profile.service.ts'
import { uploadLogo } from './logo.ts'

const config = { access: 'guide' } as const
const answer = { querystring: noQuery, response: { 200: dataOf(guideProfile) } }
const agencySchema = { params: idParams, querystring: noQuery, response: { 200: dataOf(agency.nullable()) } }

/** What the agency of a guide says of itself: by its guide, and for who books one of their experiences. */
export const guideProfileRoutes: ApiModule = async (app) => {
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 0, parts: 2 } })

  app.get('/guide/profile', { config, schema: answer }, async (request, reply) =>
    tagged(reply, { data: await request.inTenant((tx) => readGuideProfile(tx, request)) }),
  )

  app.put(
    '/guide/profile',
    { config: { ...config, changes: 'content' }, schema: { ...answer, body: agencyBody } },
    async (request, reply) =>
      tagged(reply, {
        data: await request.inTenant((tx) =>
          withIdempotency(tx, request, reply, async () => ({
            status: 200,
            body: await changeGuideProfile(tx, request, request.body),
          })),
        ),
      }),
  )

  app.post(
    '/guide/profile/logo',
    {
      config,
      bodyLimit: PHOTO_MAX_BYTES + 128 * 1024,
      schema: { querystring: noQuery, response: { 201: dataOf(uploadedLogo) } },
    },
    async (request, reply) => {
      const logoUrl = await uploadLogo(request)
      reply.code(201)
      return { data: { logoUrl } }
    },
  )

  app.get(
    '/experiences/:id/agency',
    { config: { access: 'public', ratingsOf: 'none' }, schema: agencySchema },
    async (request) => {
      const row = await request.inTenant((tx) => findAgencyOf(tx, request.tenant.id, request.params.id))
      if (!row) throw new AppError('experience_not_found')
      return { data: row.agency }
    },
  )

  app.get(
    '/operators/:id/agencies',
    {
      config: { access: 'public', ratingsOf: 'none' },
      schema: { params: idParams, querystring: noQuery, response: { 200: listOf(agency) } },
    },
    async (request) => {
      const { id } = request.params
      const data = await request.inTenant(async (tx) => {
        if (!(await findOperator(tx, request.tenant.id, id))) throw new AppError('operator_not_found')
        return listAgenciesOf(tx, request.tenant.id, id)
      })
      return { data }
    },
  )
}
