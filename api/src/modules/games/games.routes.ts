import { dataOf, idParams, listOf } from '@sureda/contract/envelope'
import { game, gameMarker, gamesQuery, playBody, playResult } from '@sureda/contract/game'
import type { ApiModule } from '../../api-module.ts'
import { noQuery } from '../../lib/schemas.ts'
import { wordsFor } from '../../lib/texts.ts'
import { withIdempotency } from '../../plugins/idempotency.ts'
import { playGame } from './play.service.ts'
import { hintOf, playerOf, positionOf, readGame, readMarkers, readTourGames } from './standing.service.ts'
import { toGame, toGameMarker } from './to-game.ts'

/** The same for everybody but for what each has finished. */
const config = { access: 'public', person: 'optional' } as const
const tourSchema = { params: idParams, querystring: gamesQuery, response: { 200: listOf(game) } }
const gameSchema = { params: idParams, querystring: gamesQuery, response: { 200: dataOf(game) } }
const markersSchema = { querystring: gamesQuery, response: { 200: listOf(gameMarker) } }
const playSchema = {
  params: idParams,
  querystring: noQuery,
  body: playBody,
  response: { 200: dataOf(playResult) },
}

export const gameRoutes: ApiModule = async (app) => {
  app.get('/story-tours/:id/games', { config, schema: tourSchema }, async (request) => {
    const { rows, ...found } = await request.inTenant(async (tx) =>
      readTourGames(
        tx,
        await playerOf(tx, request, hintOf(request.query.completed_games)),
        request.params.id,
      ),
    )
    const standing = { ...found, position: positionOf(request.query) }
    const words = wordsFor(request)
    return { data: rows.map((row) => toGame(row, standing, words)) }
  })

  app.get('/games/:id', { config, schema: gameSchema }, async (request) => {
    const { row, ...found } = await request.inTenant(async (tx) =>
      readGame(tx, await playerOf(tx, request, hintOf(request.query.completed_games)), request.params.id),
    )
    return { data: toGame(row, { ...found, position: positionOf(request.query) }, wordsFor(request)) }
  })

  app.get(
    '/games-map-markers',
    { config: { ...config, cache: 'guests', ratingsOf: 'none' }, schema: markersSchema },
    async (request) => {
      const { rows, statuses } = await request.inTenant(async (tx) =>
        readMarkers(tx, await playerOf(tx, request, hintOf(request.query.completed_games))),
      )
      const standing = { statuses, position: positionOf(request.query) }
      const words = wordsFor(request)
      return { data: rows.map((row) => toGameMarker(row, standing, words)) }
    },
  )

  app.post('/games/:id/play', { config, schema: playSchema }, (request, reply) => {
    const { body, params } = request
    const words = wordsFor(request)
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const player = await playerOf(tx, request, body.completed_games ?? [])
        return { status: 200, body: { data: await playGame(tx, player, params.id, body, words) } }
      }),
    )
  })
}
