import { RESERVATION_STATUSES, type ReservationStatus } from '@sureda/contract/codes/enums'
import type { GuideAction } from '@sureda/contract/rules/guide-actions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import type { Db } from '../../../database/database.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { seenVersions, tagged } from '../../bookings/reservations/booking-request.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import { listGuideReservations } from './guide-reservations.queries.ts'
import { applyGuideAction, type GuideContext, requireGuideReservation } from './guide-reservations.service.ts'
import { toGuideReservation } from './to-guide-reservation.ts'

const STATUSES: Record<string, readonly ReservationStatus[]> = { open: ['pending', 'confirmed'] }

/** The guide of a request, with the current time of the tenant. */
export const guideOf = async (tx: Db, request: FastifyRequest): Promise<GuideContext> => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  clock: await clockOf(tx, request.tenant),
  localizer: localizerFor(request),
  bounds: request.tenant.document.map.bounds,
})

/** Runs a transaction for the guide of a request. */
export const asGuide = <T>(
  request: FastifyRequest,
  work: (tx: Db, guide: GuideContext) => Promise<T>,
): Promise<T> => request.inTenant(async (tx) => work(tx, await guideOf(tx, request)))

async function answerStep(
  request: FastifyRequest,
  reply: FastifyReply,
  step: { id: string; action: GuideAction; reason?: string },
) {
  const leadMs = request.server.config.CHECK_IN_LEAD_MINUTES * 60_000
  const answer = await asGuide(request, (tx, guide) =>
    withIdempotency(tx, request, reply, async () => {
      const data = await applyGuideAction(tx, guide, step.id, {
        ...step,
        leadMs,
        seen: seenVersions(request),
      })
      return { status: 200, body: { data } }
    }),
  )
  return tagged(reply, answer)
}

export const guideReservationRoutes: ApiModule = async (app) => {
  serve(app, 'GET /guide/reservations', async (request) => {
    const page = readPage(request.query, ['number', 'time', 'uuid'])
    const { status = 'all', date, experience, experience_id: experienceId = experience } = request.query
    const statuses =
      STATUSES[status] ?? RESERVATION_STATUSES.filter((one) => status === 'all' || one === status)
    const rows = await asGuide(request, (tx, guide) =>
      listGuideReservations(tx, guide, { statuses, date, experienceId }, page),
    )
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.rank, row.moment, row.id],
      (row) => toGuideReservation(row, localizer),
    )
  })

  serve(app, 'GET /guide/reservations/:id', async (request, reply) => {
    const row = await asGuide(request, (tx, guide) => requireGuideReservation(tx, guide, request.params.id))
    return tagged(reply, { data: toGuideReservation(row, localizerFor(request)) })
  })

  serve(app, 'POST /guide/reservations/:id/confirm', (request, reply) =>
    answerStep(request, reply, { id: request.params.id, action: 'confirm' }),
  )
  serve(app, 'POST /guide/reservations/:id/attended', (request, reply) =>
    answerStep(request, reply, { id: request.params.id, action: 'attended' }),
  )
  serve(app, 'POST /guide/reservations/:id/no-show', (request, reply) =>
    answerStep(request, reply, { id: request.params.id, action: 'no-show' }),
  )
  serve(app, 'POST /guide/reservations/:id/reject', (request, reply) =>
    answerStep(request, reply, { id: request.params.id, action: 'reject', reason: request.body.reason }),
  )
  serve(app, 'POST /guide/reservations/:id/cancel', (request, reply) =>
    answerStep(request, reply, { id: request.params.id, action: 'cancel', reason: request.body.reason }),
  )
}
