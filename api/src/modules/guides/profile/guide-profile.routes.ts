import multipart from '@fastify/multipart'
import { PHOTO_MAX_BYTES } from '@sureda/contract/rules/limits'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOfWhole } from '../../../lib/page.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { tagged } from '../../bookings/reservations/booking-request.ts'
import { findOperator } from '../../catalogue/operators/operators.queries.ts'
import { findAgencyOf, listAgenciesOf } from './guide-profile.queries.ts'
import { changeGuideProfile, readGuideProfile } from './guide-profile.service.ts'
import { uploadLogo } from './logo.ts'

/** The agency of a guide, for the guide, and for people who book one of their experiences. */
export const guideProfileRoutes: ApiModule = async (app) => {
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 0, parts: 2 } })

  serve(app, 'GET /guide/profile', async (request, reply) =>
    tagged(reply, { data: await request.inTenant((tx) => readGuideProfile(tx, request)) }),
  )

  serve(app, 'PUT /guide/profile', { changes: 'content' }, async (request, reply) =>
    tagged(reply, {
      data: await request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => ({
          status: 200,
          body: await changeGuideProfile(tx, request, request.body),
        })),
      ),
    }),
  )

  serve(
    app,
    'POST /guide/profile/logo',
    { bodyLimit: PHOTO_MAX_BYTES + 128 * 1024 },
    async (request, reply) => {
      const logoUrl = await uploadLogo(request)
      reply.code(201)
      return { data: { logoUrl } }
    },
  )

  serve(app, 'GET /experiences/:id/agency', { ratingsOf: 'none' }, async (request) => {
    const row = await request.inTenant((tx) => findAgencyOf(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('experience_not_found')
    return { data: row.agency }
  })

  serve(app, 'GET /operators/:id/agencies', { ratingsOf: 'none' }, async (request) => {
    const { id } = request.params
    const agencies = await request.inTenant(async (tx) => {
      if (!(await findOperator(tx, request.tenant.id, id))) throw new AppError('operator_not_found')
      return listAgenciesOf(tx, request.tenant.id, id)
    })
    return pageOfWhole(agencies, request.query, ({ agencyName }) => agencyName)
  })
}
