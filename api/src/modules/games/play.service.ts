import { GAME_MAX_TRIES } from '@sureda/contract/enums'
import type { PlayBody, PlayResult } from '@sureda/contract/game'
import type { Db } from '../../database/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Words } from '../content/words.ts'
import { awardPoints } from '../points/award-points.service.ts'
import { keepPosition, requireReachable } from '../points/travel.service.ts'
import { nextAttemptAt, takeAttempt } from './attempts.queries.ts'
import { findTourOfGame, type GameRow, insertCompletion, listTourGames } from './games.queries.ts'
import { grade } from './grade.ts'
import { playHangman } from './hangman-round.service.ts'
import { type Here, requirePlace } from './place.ts'
import { completedBy, type GamePlayer } from './standing.service.ts'
import { gameStatuses, nextGame } from './unlock.ts'

async function requireAttempt(db: Db, player: GamePlayer, gameId: string): Promise<number> {
  const used = await takeAttempt(db, player, gameId)
  if (used !== undefined) return used
  const waitMs = (await nextAttemptAt(db, player, gameId)).getTime() - player.now.getTime()
  throw new AppError('game_attempts_exhausted', 'five tries in ten minutes', {
    retryAfter: Math.max(1, waitMs / 1000),
    data: { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) },
  })
}

/** A member's finished game is stored once and brings its points once; a guest's stays on the phone. Returns the points. */
async function reward(db: Db, player: GamePlayer, game: GameRow, score: number, here: Here): Promise<number> {
  const { tenantId, userId, now } = player
  if (userId === null) return 0
  const isFirst = await insertCompletion(db, { tenantId, userId, gameId: game.id, score, completedAt: now })
  if (!isFirst) return 0
  const source = { type: 'game', id: game.id } as const
  await keepPosition(db, { tenantId, userId }, { ...here, at: now })
  const award = { tenantId, userId, source, points: game.points, now }
  return (await awardPoints(db, award)).points
}

/** Grades the answer and takes the try it costs. */
async function attempt(db: Db, player: GamePlayer, game: GameRow, body: PlayBody, words: Words) {
  if (game.type === 'hangman') {
    const take = () => requireAttempt(db, player, game.id)
    const round = await playHangman(db, player, game, body, words, take)
    return { ...round, score: round.correct ? 1 : 0 }
  }
  // graded first: a request without an answer costs no try
  const result = grade(game, body)
  return { ...result, used: await requireAttempt(db, player, game.id) }
}

/**
 * Plays a game once: open in its tour, at the place, one of five tries in ten minutes. Throws `game_not_found`, `game_locked`,
 * `location_required`, `too_far`, `too_fast`, `validation_failed`, `game_attempts_exhausted`. The explanation comes with the right answer only, because it
 * gives it away.
 */
export async function playGame(
  db: Db,
  player: GamePlayer,
  id: string,
  body: PlayBody,
  words: Words,
): Promise<PlayResult> {
  const tour = await findTourOfGame(db, player.tenantId, id)
  const rows = tour === undefined ? [] : await listTourGames(db, player.tenantId, tour)
  const game = rows.find((row) => row.id === id)
  if (!game) throw new AppError('game_not_found')
  const order = rows.map((row) => row.id)
  const completed = await completedBy(db, player, order)
  if (gameStatuses(order, completed).get(id) === 'locked') throw new AppError('game_locked')
  const here = requirePlace(game, body)
  // before it is graded: a place nobody can have come to tells nothing about the answer
  const { tenantId, userId, now } = player
  if (userId !== null) await requireReachable(db, { tenantId, userId }, { ...here, at: now }, now)
  const { used, ...result } = await attempt(db, player, game, body, words)
  const points = result.correct ? await reward(db, player, game, result.score, here) : 0
  if (result.correct) completed.add(id)
  return {
    ...result,
    status: completed.has(id) ? 'completed' : 'available',
    points_awarded: points,
    explanation: result.correct ? (words.optional(game.explanation) ?? undefined) : undefined,
    attempts: { used, max: GAME_MAX_TRIES },
    next_game_id: nextGame(order, completed),
  }
}
