import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { earnerOf } from '../earning/earn.service.ts'
import { findAccount } from '../ledger/points.queries.ts'
import { redeem } from './redeem.service.ts'
import { listRedemptions } from './redemptions.queries.ts'
import { findReward, listRewards } from './rewards.queries.ts'
import { toRedemption, toReward } from './to-reward.ts'

const hasRewards = (request: FastifyRequest) => request.tenant.document.features.rewards !== false
function requireRewards(request: FastifyRequest): void {
  if (!hasRewards(request)) throw new AppError('rewards_off')
}

/** The rewards of a tenant; empty where they are turned off. Earlier redemptions are still listed. */
export const rewardRoutes: ApiModule = async (app) => {
  serve(app, 'GET /rewards', async (request) => {
    const owner = earnerOf(request)
    const page = readPage(request.query, ['number', 'text'])
    const { rows, account, now } = await request.inTenant(async (tx) => {
      const now = await databaseTime.of(tx)
      const rows = hasRewards(request) ? await listRewards(tx, owner, now, page) : []
      return { rows, account: await findAccount(tx, owner), now }
    })
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.cost, row.id],
      (row) => toReward(row, account, now, localizer),
    )
  })

  serve(app, 'GET /rewards/:id', async (request) => {
    requireRewards(request)
    const owner = earnerOf(request)
    const { row, account, now } = await request.inTenant(async (tx) => ({
      row: await findReward(tx, owner, request.params.id),
      account: await findAccount(tx, owner),
      now: await databaseTime.of(tx),
    }))
    if (!row) throw new AppError('reward_not_found')
    return { data: toReward(row, account, now, localizerFor(request)) }
  })

  serve(app, 'POST /rewards/:id/redeem', (request, reply) => {
    requireRewards(request)
    const { tenantId, userId } = earnerOf(request)
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const circumstances = { now: await databaseTime.of(tx), localizer: localizerFor(request) }
        const data = await redeem(tx, { tenantId, userId }, request.params.id, circumstances)
        return { status: 201, body: { data } }
      }),
    )
  })

  serve(app, 'GET /user/redemptions', async (request) => {
    const page = readPage(request.query, ['time', 'uuid'])
    const { rows, now } = await request.inTenant(async (tx) => ({
      rows: await listRedemptions(tx, earnerOf(request), page),
      now: await databaseTime.of(tx),
    }))
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.createdAt.toISOString(), row.id],
      (row) => toRedemption(row, now, localizer),
    )
  })
}
