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
import { countBooking } from './count-booking.ts'
import { listReservations } from './reservations.queries.ts'
import { toReservation } from './to-reservation.ts'

/** Seats are scarce: no person needs more tries, but a script that grabs them does. */
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
      const { member, rows } = await asMember(request, async (tx, member) => ({
        member,
        rows: await listReservations(tx, member, status, page),
      }))
      return pageOf(
        rows,
        page,
        (row) => [row.startsAt.toISOString(), row.id],
        (row) => toReservation(row, member.localizer, member.clock.now),
      )
    })
  }

  serve(app, 'GET /reservations/:id', async (request, reply) => {
    const answer = await asMember(request, (tx, member) => answerReservation(tx, member, request.params.id))
    return tagged(reply, answer)
  })

  serve(app, 'POST /reservations', { limits: [createLimit] }, async (request, reply) => {
    const made = await countBooking(reply, () =>
      withReadableRefusal(
        request,
        async () => request.body,
        (tx, member) =>
          withIdempotency(tx, request, reply, async () => {
            const id = await createReservation(tx, member, request.body)
            await askGuide(tx, app.config, request.tenant, id)
            return { status: 201, body: await answerReservation(tx, member, id) }
          }),
      ),
    )
    return tagged(reply, made)
  })

  serve(app, 'PUT /reservations/:id', async (request, reply) => {
    const { body, params } = request
    const changed = await withReadableRefusal(
      request,
      (tx, member) => requestedChange(tx, member, params.id, body),
      (tx, member) =>
        withIdempotency(tx, request, reply, async () => {
          await changeReservation(tx, member, params.id, body, seenVersions(request))
          return { status: 200, body: await answerReservation(tx, member, params.id) }
        }),
    )
    return tagged(reply, changed)
  })

  serve(app, 'POST /reservations/:id/cancel', async (request, reply) => {
    const cancelled = await asMember(request, (tx, member) =>
      withIdempotency(tx, request, reply, async () => {
        await cancelReservation(tx, member, request.params.id, seenVersions(request))
        return { status: 200, body: await answerReservation(tx, member, request.params.id) }
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
