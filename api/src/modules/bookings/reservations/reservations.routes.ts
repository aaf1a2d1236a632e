import { dataOf, idParams } from '@sureda/contract/envelope'
import {
  availableSlots as availableSlotsAnswer,
  availableSlotsQuery,
  reservation,
  reservationBody,
  reservationChange,
  userReservationsQuery,
} from '@sureda/contract/reservation'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema, noQuery, onlyPages } from '../../../lib/schemas.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { availableSlots } from '../availability/availability.service.ts'
import { askGuide } from '../notices/ask-guide.service.ts'
import { cancelReservation, changeReservation, createReservation } from './booking.service.ts'
import { answerReservation, askedBy, asMember, seenVersions, tagged, translated } from './booking-request.ts'
import { listReservations } from './reservations.queries.ts'
import { toReservation } from './to-reservation.ts'

/** Seats are scarce: nobody needs more tries than this, and a script that grabs them does. */
const createLimit: Limit = {
  bucket: 'reservation',
  max: 30,
  windowMs: 600_000,
  subject: (request) => request.person?.id,
}
const member = { access: 'member' } as const
const answer = { 200: dataOf(reservation), 201: dataOf(reservation) }
const createSchema = { body: reservationBody, querystring: noQuery, response: answer }
const changeSchema = { params: idParams, body: reservationChange, querystring: noQuery, response: answer }
const cancelSchema = {
  params: idParams,
  body: z.strictObject({}).nullish(),
  querystring: noQuery,
  response: answer,
}
const slotsSchema = { querystring: availableSlotsQuery, response: { 200: dataOf(availableSlotsAnswer) } }

export const reservationRoutes: ApiModule = async (app) => {
  const lists = [
    ['/reservations', onlyPages],
    ['/user/reservations', userReservationsQuery],
  ] as const
  for (const [path, query] of lists) {
    app.get(path, { config: member, schema: listSchema(reservation, query) }, async (request) => {
      const page = readPage(request.query, ['time', 'uuid'])
      const asked = 'status' in request.query ? request.query.status : undefined
      const status = asked === 'all' ? undefined : asked
      const { booking, rows } = await asMember(request, async (tx, booking) => ({
        booking,
        rows: await listReservations(tx, booking, status, page),
      }))
      return pageOf(
        rows,
        page,
        (row) => [row.startsAt.toISOString(), row.id],
        (row) => toReservation(row, booking.words, booking.clock.now),
      )
    })
  }

  app.get(
    '/reservations/:id',
    { config: member, schema: detailSchema(reservation) },
    async (request, reply) => {
      const answer = await asMember(request, (tx, booking) =>
        answerReservation(tx, booking, request.params.id),
      )
      return tagged(reply, answer)
    },
  )

  app.post(
    '/reservations',
    { config: { ...member, limits: [createLimit] }, schema: createSchema },
    async (request, reply) => {
      const made = await translated(
        request,
        async () => request.body,
        (tx, booking) =>
          withIdempotency(tx, request, reply, async () => {
            const id = await createReservation(tx, booking, request.body)
            await askGuide(tx, app.config, request.tenant, id)
            return { status: 201, body: await answerReservation(tx, booking, id) }
          }),
      )
      return tagged(reply, made)
    },
  )

  app.put('/reservations/:id', { config: member, schema: changeSchema }, async (request, reply) => {
    const { body, params } = request
    const changed = await translated(
      request,
      (tx, booking) => askedBy(tx, booking, params.id, body),
      (tx, booking) =>
        withIdempotency(tx, request, reply, async () => {
          await changeReservation(tx, booking, params.id, body, seenVersions(request))
          return { status: 200, body: await answerReservation(tx, booking, params.id) }
        }),
    )
    return tagged(reply, changed)
  })

  app.post('/reservations/:id/cancel', { config: member, schema: cancelSchema }, async (request, reply) => {
    const cancelled = await asMember(request, (tx, booking) =>
      withIdempotency(tx, request, reply, async () => {
        await cancelReservation(tx, booking, request.params.id, seenVersions(request))
        return { status: 200, body: await answerReservation(tx, booking, request.params.id) }
      }),
    )
    return tagged(reply, cancelled)
  })

  app.get('/available-time-slots', { config: member, schema: slotsSchema }, async (request) => {
    const { experience_id, date } = request.query
    const ask = { experienceId: experience_id, date }
    return {
      data: await asMember(request, (tx, { tenantId, clock }) => availableSlots(tx, tenantId, ask, clock)),
    }
  })
}
