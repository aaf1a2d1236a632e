import { dataOf } from '@sureda/contract/envelope'
import { checkedRedemption, redemptionCodeBody } from '@sureda/contract/reward'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { noQuery } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { type Checker, checkRedemption, useRedemption } from './check-redemption.service.ts'

/** A counter at its busiest; too few to find a code by trying. */
const CHECK_LIMIT: Limit = {
  ...{ bucket: 'redemption-check', max: 120, windowMs: 5 * 60_000 },
  subject: (request) => request.person?.id,
}
const config = { access: 'staff' as const, limits: [CHECK_LIMIT] }
const schema = {
  body: redemptionCodeBody,
  querystring: noQuery,
  response: { 200: dataOf(checkedRedemption) },
}

const checkerOf = async (tx: Db, request: FastifyRequest): Promise<Checker> => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  now: await databaseTime.of(tx),
  words: wordsFor(request),
})

/** The counter where rewards are handed out. The code stands in the body, so that no log of addresses has it. */
export const redemptionRoutes: ApiModule = async (app) => {
  app.post('/redemptions/check', { config, schema }, async (request) => ({
    data: await request.inTenant(async (tx) =>
      checkRedemption(tx, await checkerOf(tx, request), request.body.code),
    ),
  }))

  app.post('/redemptions/use', { config, schema }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const data = await useRedemption(tx, await checkerOf(tx, request), request.body.code)
        return { status: 200, body: { data } }
      }),
    ),
  )
}
