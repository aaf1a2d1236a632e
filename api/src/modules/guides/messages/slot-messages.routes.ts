import { dataOf } from '@sureda/contract/envelope'
import { guideMessage, guideMessageBody } from '@sureda/contract/guide-message'
import type { ApiModule } from '../../../api-module.ts'
import { noQuery } from '../../../lib/schemas.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { writeToSlot } from './slot-messages.service.ts'

/** A day with many changes needs some; nobody wants to read more. */
const limit: Limit = {
  bucket: 'slot-message',
  max: 20,
  windowMs: 3_600_000,
  subject: (request) => request.person?.id,
}
const answer = dataOf(guideMessage)
const schema = { body: guideMessageBody, querystring: noQuery, response: { 200: answer, 201: answer } }

export const slotMessageRoutes: ApiModule = async (app) => {
  app.post('/guide/messages', { config: { access: 'guide', limits: [limit] }, schema }, (request, reply) => {
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
