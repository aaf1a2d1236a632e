import { emptyAnswer, idParams, listOf } from '@sureda/contract/envelope'
import { notificationCard } from '@sureda/contract/notification-card'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { ApiModule } from '../../modules.ts'
import { requirePerson } from '../../plugins/access.ts'
import { withIdempotency } from '../../plugins/idempotency.ts'
import { noQuery } from '../content/schemas.ts'
import { wordsFor } from '../content/words.ts'
import { noticeIdOf, toNoticeCard } from '../reservation-notices/notice-card.ts'
import { dismissNotice, listNoticesOf } from '../reservation-notices/reservation-notices.queries.ts'
import { dismissCard, listGuestCards, listMemberCards, nextCardChange } from './notification-cards.queries.ts'
import { toNotificationCard } from './to-notification-card.ts'

const listSchema = { querystring: noQuery, response: { 200: listOf(notificationCard) } }
const dismissSchema = {
  params: idParams,
  body: z.strictObject({}).nullish(),
  querystring: noQuery,
  response: { 200: emptyAnswer },
}

export const notificationCardRoutes: ApiModule = async (app) => {
  app.get(
    '/notification-cards/guest',
    { config: { access: 'public', ratingsOf: 'none' }, schema: listSchema },
    async (request) => {
      const now = new Date()
      const rows = await request.inTenant(async (tx) => {
        request.changesAt = await nextCardChange(tx, request.tenant.id, now)
        return listGuestCards(tx, request.tenant.id, now)
      })
      const words = wordsFor(request)
      return { data: rows.map((row) => toNotificationCard(row, words)) }
    },
  )

  app.get('/notification-cards', { config: { access: 'member' }, schema: listSchema }, async (request) => {
    const person = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    const { tenantId, userId } = person
    const [notices, rows] = await request.inTenant(async (tx) => [
      await listNoticesOf(tx, tenantId, userId, new Date()),
      await listMemberCards(tx, person, new Date()),
    ])
    const words = wordsFor(request)
    // what happened to one's own reservations comes before what the office says to everybody
    return {
      data: [
        ...notices.map((notice) => toNoticeCard(notice, words)),
        ...rows.map((row) => toNotificationCard(row, words)),
      ],
    }
  })

  app.post(
    '/notification-cards/:id/dismiss',
    { config: { access: 'member' }, schema: dismissSchema },
    (request, reply) => {
      const person = { tenantId: request.tenant.id, userId: requirePerson(request).id }
      return request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => {
          const { id } = request.params
          const noticeId = noticeIdOf(id)
          const isDismissed = noticeId
            ? await dismissNotice(tx, person.tenantId, person.userId, noticeId)
            : await dismissCard(tx, person, id)
          if (!isDismissed) throw new AppError('not_found')
          return { status: 200, body: { data: { ok: true as const } } }
        }),
      )
    },
  )
}
