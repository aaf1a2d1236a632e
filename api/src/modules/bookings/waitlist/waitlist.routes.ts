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

async function answerEntry(tx: Db, member: MemberContext, id: string): Promise<{ data: WaitlistEntry }> {
  const row = await findWaitlistEntry(tx, member, id)
  if (!row) throw new AppError('waitlist_entry_not_found')
  return { data: toWaitlistEntry(row, member.localizer, member.clock.now) }
}

export const waitlistRoutes: ApiModule = async (app) => {
  serve(app, 'GET /user/waitlist', async (request) => {
    const page = readPage(request.query, ['number', 'time', 'number'])
    const { member, rows } = await asMember(request, async (tx, member) => ({
      member,
      rows: await listWaitlist(tx, member, member.clock.now, page),
    }))
    return pageOf(
      rows,
      page,
      (row) => [row.rank, row.moment, row.number],
      (row) => toWaitlistEntry(row, member.localizer, member.clock.now),
    )
  })

  serve(app, 'POST /waitlist', { limits: [joinLimit] }, (request, reply) =>
    asMember(request, (tx, member) =>
      withIdempotency(tx, request, reply, async () => {
        const id = await joinWaitlist(tx, member, request.body)
        return { status: 201, body: await answerEntry(tx, member, id) }
      }),
    ),
  )

  serve(app, 'POST /waitlist/:id/accept', async (request, reply) => {
    const { id } = request.params
    const asked = async (tx: Db, member: MemberContext) => {
      const { data } = await answerEntry(tx, member, id)
      return { experience_id: data.experience_id, date: data.date, people: data.people }
    }
    const made = await withReadableRefusal(request, asked, (tx, member) =>
      withIdempotency(tx, request, reply, async () => {
        const { reservationId, isNew } = await acceptOffer(tx, member, id)
        if (isNew) await askGuide(tx, app.config, request.tenant, reservationId)
        return { status: isNew ? 201 : 200, body: await answerReservation(tx, member, reservationId) }
      }),
    )
    return tagged(reply, made)
  })

  serve(app, 'DELETE /waitlist/:id', (request) =>
    asMember(request, async (tx, member) => {
      await leaveWaitlist(tx, member, request.params.id)
      return answerEntry(tx, member, request.params.id)
    }),
  )
}
