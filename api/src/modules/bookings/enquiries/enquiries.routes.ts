import { enquiryBody, enquirySent } from '@sureda/contract/enquiry'
import { dataOf, idParams } from '@sureda/contract/envelope'
import type { ApiModule } from '../../../api-module.ts'
import { noQuery } from '../../../lib/schemas.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { sendEnquiry } from './enquiries.service.ts'
import { ENQUIRY_LIMITS } from './enquiry-limits.ts'

/** A message to who offers an experience, from anybody. */
export const enquiryRoutes: ApiModule = async (app) => {
  app.post(
    '/experiences/:id/enquiries',
    {
      config: { access: 'public', person: 'optional', limits: ENQUIRY_LIMITS },
      schema: {
        params: idParams,
        querystring: noQuery,
        body: enquiryBody,
        response: { 202: dataOf(enquirySent) },
      },
    },
    async (request, reply) =>
      request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => {
          const sent = await sendEnquiry(tx, request, request.params.id, request.body)
          return { status: 202, body: { data: { sent: true as const, ...sent } } }
        }),
      ),
  )
}
