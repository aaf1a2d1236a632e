import { RESERVATION_STATUSES, type ReservationStatus } from '@sureda/contract/enums'
import { dataOf, idParams } from '@sureda/contract/envelope'
import type { GuideAction } from '@sureda/contract/guide-actions'
import { guideReasonBody, guideReservation, guideReservationsQuery } from '@sureda/contract/guide-reservation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import type { Db } from '../../../database/database.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema, noQuery } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { seenVersions, tagged } from '../../bookings/reservations/booking-request.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import { listGuideReservations } from './guide-reservations.queries.ts'
import { type GuideAtWork, requireGuideReservation, takeStep } from './guide-reservations.service.ts'
import { toGuideReservation } from './to-guide-reservation.ts'

const config = { access: 'guide' } as const
const stepSchema = <B extends z.ZodType>(body: B) => ({
  params: idParams,
  body,
  querystring: noQuery,
  response: { 200: dataOf(guideReservation) },
})
const plain = stepSchema(z.strictObject({}).nullish())
const withReason = stepSchema(guideReasonBody)

const STATUSES: Record<string, readonly ReservationStatus[]> = { open: ['pending', 'confirmed'] }

/** The guide behind a request, at this moment of the tenant's clocks. */
export const guideOf = async (tx: Db, request: FastifyRequest): Promise<GuideAtWork> => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  clock: await clockOf(tx, request.tenant),
  words: wordsFor(request),
  bounds: request.tenant.document.map.bounds,
})

/** A transaction for the guide behind a request. */
export const asGuide = <T>(
  request: FastifyRequest,
  work: (tx: Db, guide: GuideAtWork) => Promise<T>,
): Promise<T> => request.inTenant(async (tx) => work(tx, await guideOf(tx, request)))

async function answerStep(
  request: FastifyRequest,
  reply: FastifyReply,
  step: { id: string; action: GuideAction; reason?: string },
) {
  const leadMs = request.server.config.CHECK_IN_LEAD_MINUTES * 60_000
  const answer = await asGuide(request, (tx, guide) =>
    withIdempotency(tx, request, reply, async () => {
      const data = await takeStep(tx, guide, step.id, { ...step, leadMs, seen: seenVersions(request) })
      return { status: 200, body: { data } }
    }),
  )
  return tagged(reply, answer)
}

export const guideReservationRoutes: ApiModule = async (app) => {
  app.get(
    '/guide/reservations',
    { config, schema: listSchema(guideReservation, guideReservationsQuery) },
    async (request) => {
      const page = readPage(request.query, ['number', 'time', 'uuid'])
      const { status = 'all', date, experience, experience_id: experienceId = experience } = request.query
      const statuses =
        STATUSES[status] ?? RESERVATION_STATUSES.filter((one) => status === 'all' || one === status)
      const rows = await asGuide(request, (tx, guide) =>
        listGuideReservations(tx, guide, { statuses, date, experienceId }, page),
      )
      const words = wordsFor(request)
      return pageOf(
        rows,
        page,
        (row) => [row.rank, row.moment, row.id],
        (row) => toGuideReservation(row, words),
      )
    },
  )

  app.get(
    '/guide/reservations/:id',
    { config, schema: detailSchema(guideReservation) },
    async (request, reply) => {
      const row = await asGuide(request, (tx, guide) => requireGuideReservation(tx, guide, request.params.id))
      return tagged(reply, { data: toGuideReservation(row, wordsFor(request)) })
    },
  )

  for (const action of ['confirm', 'attended', 'no-show'] as const) {
    app.post(`/guide/reservations/:id/${action}`, { config, schema: plain }, (request, reply) =>
      answerStep(request, reply, { id: request.params.id, action }),
    )
  }
  for (const action of ['reject', 'cancel'] as const) {
    app.post(`/guide/reservations/:id/${action}`, { config, schema: withReason }, (request, reply) =>
      answerStep(request, reply, { id: request.params.id, action, reason: request.body.reason }),
    )
  }
}
