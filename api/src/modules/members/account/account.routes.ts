import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { exportData } from './data-export.service.ts'
import { askForDeletion, cancelDeletion, readDeletion } from './deletion.service.ts'
import { proveIdentityBy } from './prove-identity.ts'

const HOUR = 3_600_000
/** An export reads every table with personal data, and five an hour are enough. */
const EXPORT_LIMIT: Limit = {
  bucket: 'data-export',
  max: 5,
  windowMs: HOUR,
  subject: (request) => request.person?.id,
}

export const accountRoutes: ApiModule = async (app) => {
  const prove = proveIdentityBy(app.config)
  const answer = async (request: FastifyRequest) => ({
    data: await request.inTenant((tx) => readDeletion(tx, request, app.config)),
  })

  serve(app, 'GET /user/data-export', { limits: [EXPORT_LIMIT] }, async (request, reply) => {
    const file = await exportData(request)
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${request.tenant.id}-${day}.zip"`,
      })
      .send(file)
  })

  serve(app, 'GET /user/deletion', answer)

  // no withIdempotency, which would store a hash of a body with a password; repeating the call changes nothing
  serve(app, 'POST /user/deletion', async (request) => {
    await askForDeletion(request, request.body, prove)
    return answer(request)
  })

  serve(app, 'DELETE /user/deletion', async (request) => {
    await request.inTenant((tx) => cancelDeletion(tx, request))
    return answer(request)
  })
}
