import { enquiryBody, enquirySent } from '@sureda/contract/enquiry'
import { dataOf, idParams } from '@sureda/contract/envelope'
import type { ApiModule } from '../../api-module.ts'
import { withIdempotency } from '../../plugins/idempotency.ts'
import { addressOf, type Limit } from '../../plugins/rate-limit.ts'
import { noQuery } from '../content/schemas.ts'
import { sendEnquiry } from './enquiries.service.ts'

const WINDOW_MS = 30 * 60_000
/** Like registering; and the person whose address is written there gets a copy: it must not become a way to fill somebody's letter box. */
const LIMITS: readonly Limit[] = [
  { bucket: 'enquiry', max: 5, windowMs: WINDOW_MS, subject: addressOf },
  {
    bucket: 'enquiry-copy',
    max: 5,
    windowMs: WINDOW_MS,
    subject: (request) =>
      String((request.body as { email?: unknown } | undefined)?.email ?? '').toLowerCase(),
  },
]

/** A message to who offers an experience, from anybody. */
export const enquiryRoutes: ApiModule = async (app) => {
  app.post(
    '/experiences/:id/enquiries',
    {
      config: { access: 'public', person: 'optional', limits: LIMITS },
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
          const to = await sendEnquiry(tx, request, request.params.id, request.body)
          return { status: 202, body: { data: { sent: true as const, to } } }
        }),
      ),
  )
}
