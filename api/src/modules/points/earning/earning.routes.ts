import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { rate, readRating } from '../../catalogue/ratings/rate.service.ts'
import { completeRoute } from '../../catalogue/routes/complete-route.service.ts'
import { completeGame } from '../../games/complete-game.service.ts'
import { checkIn } from '../../guides/check-in-points/check-in.service.ts'
import { capturedAt } from './captured-at.ts'
import { earnerOf } from './earn.service.ts'

/** 201 the first time, 200 for a repetition. */
const statusOf = (isNew: boolean) => (isNew ? 201 : 200)

export const earningRoutes: ApiModule = async (app) => {
  serve(app, 'GET /points/rating', async (request) => {
    const { tenantId, userId } = earnerOf(request)
    const object = { tenantId, type: request.query.rateable_type, id: request.query.rateable_id }
    return { data: await request.inTenant((tx) => readRating(tx, object, userId)) }
  })

  serve(app, 'POST /points/rating', { changes: 'content' }, (request, reply) => {
    const { rateable_type: type, rateable_id: id, rating: stars, captured_at } = request.body
    const earner = earnerOf(request)
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const opinion = { stars, capturedAt: capturedAt(captured_at, await databaseTime.of(tx)) }
        const { isNew, result } = await rate(tx, earner, { tenantId: earner.tenantId, type, id }, opinion)
        return { status: statusOf(isNew), body: { data: result } }
      }),
    )
  })

  serve(app, 'POST /points/checkin', (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const at = capturedAt(request.body.captured_at, await databaseTime.of(tx))
        const { isNew, result } = await checkIn(
          tx,
          earnerOf(request),
          request.body,
          at,
          localizerFor(request),
        )
        return { status: statusOf(isNew), body: { data: result } }
      }),
    ),
  )
  serve(app, 'POST /points/complete-route', (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const at = capturedAt(request.body.captured_at, await databaseTime.of(tx))
        const { isNew, earned } = await completeRoute(tx, earnerOf(request), request.body, at)
        return { status: statusOf(isNew), body: { data: earned } }
      }),
    ),
  )
  serve(app, 'POST /points/complete-game', (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const { isNew, earned } = await completeGame(tx, earnerOf(request), request.body.game_id)
        return { status: statusOf(isNew), body: { data: earned } }
      }),
    ),
  )
}
