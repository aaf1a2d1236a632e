import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { type Checker, checkRedemption, useRedemption } from './check-redemption.service.ts'

/** Enough for a busy counter, and too few to guess a code. */
const CHECK_LIMIT: Limit = {
  ...{ bucket: 'redemption-check', max: 120, windowMs: 5 * 60_000 },
  subject: (request) => request.person?.id,
}

const checkerOf = async (tx: Db, request: FastifyRequest): Promise<Checker> => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  now: await databaseTime.of(tx),
  localizer: localizerFor(request),
})

/** For staff who hand out rewards. The code is in the body, so that no log of addresses contains it. */
export const redemptionRoutes: ApiModule = async (app) => {
  serve(app, 'POST /redemptions/check', { limits: [CHECK_LIMIT] }, async (request) => ({
    data: await request.inTenant(async (tx) =>
      checkRedemption(tx, await checkerOf(tx, request), request.body.code),
    ),
  }))

  serve(app, 'POST /redemptions/use', { limits: [CHECK_LIMIT] }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const data = await useRedemption(tx, await checkerOf(tx, request), request.body.code)
        return { status: 200, body: { data } }
      }),
    ),
  )
}
