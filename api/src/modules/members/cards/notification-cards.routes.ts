import type { ApiModule } from '../../../api-module.ts'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOfWhole } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { noticeIdOf, toNoticeCard } from '../../bookings/notices/notice-card.ts'
import { dismissNotice } from '../../bookings/notices/notice-rows.queries.ts'
import { listNoticesOf } from '../../bookings/notices/reservation-notices.queries.ts'
import { reservationNotices } from '../../bookings/notices/reservation-notices.tables.ts'
import { waitlistNotices } from '../../bookings/waitlist/waitlist.tables.ts'
import { toWaitlistCard, waitlistNoticeIdOf } from '../../bookings/waitlist/waitlist-card.ts'
import { listWaitlistNotices } from '../../bookings/waitlist/waitlist-notices.queries.ts'
import { listClosureNotices } from '../../guides/closures/closure-cards.queries.ts'
import { closureNoticeIdOf, toClosureCard } from '../../guides/closures/closure-texts.ts'
import { closureNotices } from '../../guides/closures/closures.tables.ts'
import { messageIdOf, toMessageCard } from '../../guides/messages/message-card.ts'
import { dismissMessage, listMessagesTo } from '../../guides/messages/slot-messages.queries.ts'
import {
  dismissCard,
  listGuestCards,
  listMemberCards,
  type Member,
  nextCardChange,
} from './notification-cards.queries.ts'
import { toNotificationCard } from './to-notification-card.ts'

function dismiss(tx: Db, member: Member, id: string): Promise<boolean> {
  const { tenantId, userId } = member
  const notice = noticeIdOf(id)
  const message = messageIdOf(id)
  const waitlist = waitlistNoticeIdOf(id)
  const closure = closureNoticeIdOf(id)
  if (notice) return dismissNotice(tx, reservationNotices, tenantId, userId, notice)
  if (message) return dismissMessage(tx, tenantId, userId, message)
  if (waitlist) return dismissNotice(tx, waitlistNotices, tenantId, userId, waitlist)
  if (closure) return dismissNotice(tx, closureNotices, tenantId, userId, closure)
  return dismissCard(tx, member, id)
}

export const notificationCardRoutes: ApiModule = async (app) => {
  serve(app, 'GET /notification-cards/guest', { ratingsOf: 'none' }, async (request) => {
    const rows = await request.inTenant(async (tx) => {
      const now = await databaseTime.of(tx)
      request.changesAt = await nextCardChange(tx, request.tenant.id, now)
      return listGuestCards(tx, request.tenant.id, now)
    })
    const localizer = localizerFor(request)
    return pageOfWhole(
      rows.map((row) => toNotificationCard(row, localizer)),
      request.query,
      ({ id }) => id,
    )
  })

  serve(app, 'GET /notification-cards', async (request) => {
    const person = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    const { tenantId, userId } = person
    const [closures, offers, messages, notices, rows] = await request.inTenant(async (tx) => {
      const now = await databaseTime.of(tx)
      return [
        await listClosureNotices(tx, tenantId, userId),
        await listWaitlistNotices(tx, tenantId, userId, now),
        await listMessagesTo(tx, tenantId, userId, now),
        await listNoticesOf(tx, tenantId, userId, now),
        await listMemberCards(tx, person, now),
      ] as const
    })
    const localizer = localizerFor(request)
    const zone = request.tenant.timeZone
    // closures and offered seats ask for a decision: the one that ends soonest comes first; the office's own cards come last
    const urgent = [
      ...closures.map((row) => ({ until: row.startsAt, card: toClosureCard(row, localizer) })),
      ...offers.map((notice) => ({
        until: notice.offerUntil ?? notice.startsAt,
        card: toWaitlistCard(notice, localizer, zone),
      })),
    ].sort((one, other) => one.until.getTime() - other.until.getTime())
    const cards = [
      ...urgent.map(({ card }) => card),
      ...messages.map((message) => toMessageCard(message, localizer)),
      ...notices.map((notice) => toNoticeCard(notice, localizer)),
      ...rows.map((row) => toNotificationCard(row, localizer)),
    ]
    return pageOfWhole(cards, request.query, ({ id }) => id)
  })

  serve(app, 'POST /notification-cards/:id/dismiss', (request, reply) => {
    const person = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const { id } = request.params
        if (!(await dismiss(tx, person, id))) throw new AppError('not_found')
        return { status: 200, body: { data: { ok: true as const } } }
      }),
    )
  })
}
