import type { ApiModule } from '../../../api-module.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { sendEnquiry } from './enquiries.service.ts'
import { ENQUIRY_LIMITS } from './enquiry-limits.ts'

/** A message to the provider of an experience, from anyone. */
export const enquiryRoutes: ApiModule = async (app) => {
  serve(app, 'POST /experiences/:id/enquiries', { limits: ENQUIRY_LIMITS }, async (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const sent = await sendEnquiry(tx, request, request.params.id, request.body)
        return { status: 202, body: { data: { sent: true as const, ...sent } } }
      }),
    ),
  )
}
