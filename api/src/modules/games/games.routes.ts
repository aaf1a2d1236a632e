import type { ApiModule } from '../../api-module.ts'
import { localizerFor } from '../../lib/localizer.ts'
import { pageOfWhole } from '../../lib/page.ts'
import { withIdempotency } from '../../plugins/idempotency.ts'
import { serve } from '../../serve.ts'
import { hintOf, playerOf, positionOf, readGame, readMarkers, readTourGames } from './game-state.service.ts'
import { playGame } from './play.service.ts'
import { toGame, toGameMarker } from './to-game.ts'

export const gameRoutes: ApiModule = async (app) => {
  serve(app, 'GET /story-tours/:id/games', async (request) => {
    const { rows, ...found } = await request.inTenant(async (tx) =>
      readTourGames(
        tx,
        await playerOf(tx, request, hintOf(request.query.completed_games)),
        request.params.id,
      ),
    )
    const state = { ...found, position: positionOf(request.query) }
    const localizer = localizerFor(request)
    return pageOfWhole(
      rows.map((row) => toGame(row, state, localizer)),
      request.query,
      ({ id }) => id,
    )
  })

  serve(app, 'GET /games/:id', async (request) => {
    const { row, ...found } = await request.inTenant(async (tx) =>
      readGame(tx, await playerOf(tx, request, hintOf(request.query.completed_games)), request.params.id),
    )
    return { data: toGame(row, { ...found, position: positionOf(request.query) }, localizerFor(request)) }
  })

  serve(app, 'GET /games-map-markers', { cache: 'guests', ratingsOf: 'none' }, async (request) => {
    const { rows, statuses } = await request.inTenant(async (tx) =>
      readMarkers(tx, await playerOf(tx, request, hintOf(request.query.completed_games))),
    )
    const state = { statuses, position: positionOf(request.query) }
    const localizer = localizerFor(request)
    return pageOfWhole(
      rows.map((row) => toGameMarker(row, state, localizer)),
      request.query,
      ({ id }) => id,
    )
  })

  serve(app, 'POST /games/:id/play', (request, reply) => {
    const { body, params } = request
    const localizer = localizerFor(request)
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const player = await playerOf(tx, request, body.completed_games ?? [])
        return { status: 200, body: { data: await playGame(tx, player, params.id, body, localizer) } }
      }),
    )
  })
}
