import type { ApiModule } from '../../../api-module.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { writeToSlot } from './slot-messages.service.ts'

/** Enough for a day with many changes; no one wants to read more. */
const limit: Limit = {
  bucket: 'slot-message',
  max: 20,
  windowMs: 3_600_000,
  subject: (request) => request.person?.id,
}

export const slotMessageRoutes: ApiModule = async (app) => {
  serve(app, 'POST /guide/messages', { limits: [limit] }, (request, reply) => {
    const { tenant } = request
    const sending = { tenantId: tenant.id, userId: requirePerson(request).id, config: app.config, tenant }
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 201,
        body: { data: await writeToSlot(tx, sending, request.body) },
      })),
    )
  })
}
