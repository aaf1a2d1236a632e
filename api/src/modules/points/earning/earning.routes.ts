import { dataOf } from '@sureda/contract/envelope'
import {
  checkInBody,
  checkInResult,
  completeGameBody,
  completeRouteBody,
  ownRating,
  pointsEarned,
  ratingBody,
  ratingQuery,
  ratingResult,
} from '@sureda/contract/points'
import type { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { noQuery } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { rate, readRating } from '../../catalogue/ratings/rate.service.ts'
import { completeRoute } from '../../catalogue/routes/complete-route.service.ts'
import { completeGame } from '../../games/complete-game.service.ts'
import { checkIn } from '../../guides/check-in-points/check-in.service.ts'
import { capturedAt } from './captured-at.ts'
import { earnerOf } from './earn.service.ts'

const member = { access: 'member' } as const
const earning = <Body extends z.ZodType, Result extends z.ZodType>(body: Body, result: Result) => ({
  body,
  querystring: noQuery,
  response: { 200: dataOf(result), 201: dataOf(result) },
})
/** 201 the first time, 200 when it has been done before. */
const statusOf = (isNew: boolean) => (isNew ? 201 : 200)

export const earningRoutes: ApiModule = async (app) => {
  const readSchema = { querystring: ratingQuery, response: { 200: dataOf(ownRating) } }
  app.get('/points/rating', { config: member, schema: readSchema }, async (request) => {
    const { tenantId, userId } = earnerOf(request)
    const object = { tenantId, type: request.query.rateable_type, id: request.query.rateable_id }
    return { data: await request.inTenant((tx) => readRating(tx, object, userId)) }
  })

  app.post(
    '/points/rating',
    { config: { ...member, changes: 'content' }, schema: earning(ratingBody, ratingResult) },
    (request, reply) => {
      const { rateable_type: type, rateable_id: id, rating: stars, captured_at } = request.body
      const earner = earnerOf(request)
      return request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => {
          const opinion = { stars, capturedAt: capturedAt(captured_at, await databaseTime.of(tx)) }
          const { isNew, result } = await rate(tx, earner, { tenantId: earner.tenantId, type, id }, opinion)
          return { status: statusOf(isNew), body: { data: result } }
        }),
      )
    },
  )

  app.post(
    '/points/checkin',
    { config: member, schema: earning(checkInBody, checkInResult) },
    (request, reply) =>
      request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => {
          const at = capturedAt(request.body.captured_at, await databaseTime.of(tx))
          const { isNew, result } = await checkIn(tx, earnerOf(request), request.body, at, wordsFor(request))
          return { status: statusOf(isNew), body: { data: result } }
        }),
      ),
  )

  const routeSchema = earning(completeRouteBody, pointsEarned)
  app.post('/points/complete-route', { config: member, schema: routeSchema }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const at = capturedAt(request.body.captured_at, await databaseTime.of(tx))
        const { isNew, earned } = await completeRoute(tx, earnerOf(request), request.body, at)
        return { status: statusOf(isNew), body: { data: earned } }
      }),
    ),
  )

  const gameSchema = earning(completeGameBody, pointsEarned)
  app.post('/points/complete-game', { config: member, schema: gameSchema }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const { isNew, earned } = await completeGame(tx, earnerOf(request), request.body.game_id)
        return { status: statusOf(isNew), body: { data: earned } }
      }),
    ),
  )
}
