import type { ApiModule } from '../../../api-module.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { availableSlots } from '../availability/availability.service.ts'
import { askGuide } from '../notices/ask-guide.service.ts'
import { cancelReservation, changeReservation, createReservation } from './booking.service.ts'
import {
  answerReservation,
  asMember,
  requestedChange,
  seenVersions,
  tagged,
  withReadableRefusal,
} from './booking-request.ts'
import { listReservations } from './reservations.queries.ts'
import { toReservation } from './to-reservation.ts'

/** Seats are scarce: nobody needs more tries than this, and a script that grabs them does. */
const createLimit: Limit = {
  bucket: 'reservation',
  max: 30,
  windowMs: 600_000,
  subject: (request) => request.person?.id,
}

export const reservationRoutes: ApiModule = async (app) => {
  for (const name of ['GET /reservations', 'GET /user/reservations'] as const) {
    serve(app, name, async (request) => {
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

  serve(app, 'GET /reservations/:id', async (request, reply) => {
    const answer = await asMember(request, (tx, booking) => answerReservation(tx, booking, request.params.id))
    return tagged(reply, answer)
  })

  serve(app, 'POST /reservations', { limits: [createLimit] }, async (request, reply) => {
    const made = await withReadableRefusal(
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
  })

  serve(app, 'PUT /reservations/:id', async (request, reply) => {
    const { body, params } = request
    const changed = await withReadableRefusal(
      request,
      (tx, booking) => requestedChange(tx, booking, params.id, body),
      (tx, booking) =>
        withIdempotency(tx, request, reply, async () => {
          await changeReservation(tx, booking, params.id, body, seenVersions(request))
          return { status: 200, body: await answerReservation(tx, booking, params.id) }
        }),
    )
    return tagged(reply, changed)
  })

  serve(app, 'POST /reservations/:id/cancel', async (request, reply) => {
    const cancelled = await asMember(request, (tx, booking) =>
      withIdempotency(tx, request, reply, async () => {
        await cancelReservation(tx, booking, request.params.id, seenVersions(request))
        return { status: 200, body: await answerReservation(tx, booking, request.params.id) }
      }),
    )
    return tagged(reply, cancelled)
  })

  serve(app, 'GET /available-time-slots', async (request) => {
    const { experience_id, date } = request.query
    const ask = { experienceId: experience_id, date }
    return {
      data: await asMember(request, (tx, { tenantId, clock }) => availableSlots(tx, tenantId, ask, clock)),
    }
  })
}
