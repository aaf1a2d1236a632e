import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import type { ApiModule } from '../../../api-module.ts'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import type { Limit } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { askGuide } from '../notices/ask-guide.service.ts'
import type { MemberContext } from '../reservations/booking.service.ts'
import { answerReservation, asMember, tagged, withReadableRefusal } from '../reservations/booking-request.ts'
import { toWaitlistEntry } from './to-waitlist-entry.ts'
import { findWaitlistEntry, listWaitlist } from './waitlist.queries.ts'
import { acceptOffer, joinWaitlist, leaveWaitlist } from './waitlist.service.ts'

/** As scarce as the seats themselves. */
const joinLimit: Limit = {
  bucket: 'waitlist',
  max: 30,
  windowMs: 600_000,
  subject: (request) => request.person?.id,
}

async function answerEntry(tx: Db, booking: MemberContext, id: string): Promise<{ data: WaitlistEntry }> {
  const row = await findWaitlistEntry(tx, booking, id)
  if (!row) throw new AppError('waitlist_entry_not_found')
  return { data: toWaitlistEntry(row, booking.words, booking.clock.now) }
}

export const waitlistRoutes: ApiModule = async (app) => {
  serve(app, 'GET /user/waitlist', async (request) => {
    const page = readPage(request.query, ['number', 'time', 'number'])
    const { booking, rows } = await asMember(request, async (tx, booking) => ({
      booking,
      rows: await listWaitlist(tx, booking, booking.clock.now, page),
    }))
    return pageOf(
      rows,
      page,
      (row) => [row.rank, row.moment, row.number],
      (row) => toWaitlistEntry(row, booking.words, booking.clock.now),
    )
  })

  serve(app, 'POST /waitlist', { limits: [joinLimit] }, (request, reply) =>
    asMember(request, (tx, booking) =>
      withIdempotency(tx, request, reply, async () => {
        const id = await joinWaitlist(tx, booking, request.body)
        return { status: 201, body: await answerEntry(tx, booking, id) }
      }),
    ),
  )

  serve(app, 'POST /waitlist/:id/accept', async (request, reply) => {
    const { id } = request.params
    const asked = async (tx: Db, booking: MemberContext) => {
      const { data } = await answerEntry(tx, booking, id)
      return { experience_id: data.experience_id, date: data.date, people: data.people }
    }
    const made = await withReadableRefusal(request, asked, (tx, booking) =>
      withIdempotency(tx, request, reply, async () => {
        const { reservationId, isNew } = await acceptOffer(tx, booking, id)
        if (isNew) await askGuide(tx, app.config, request.tenant, reservationId)
        return { status: isNew ? 201 : 200, body: await answerReservation(tx, booking, reservationId) }
      }),
    )
    return tagged(reply, made)
  })

  serve(app, 'DELETE /waitlist/:id', (request) =>
    asMember(request, async (tx, booking) => {
      await leaveWaitlist(tx, booking, request.params.id)
      return answerEntry(tx, booking, request.params.id)
    }),
  )
}
