import { GAME_MAX_TRIES } from '@sureda/contract/codes/enums'
import type { PlayBody, PlayResult } from '@sureda/contract/schemas/games/game'
import type { Db } from '../../database/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Localizer } from '../../lib/localizer.ts'
import { awardPoints, outcomeOf } from '../points/earning/award-points.service.ts'
import { requireReachable, type Stop, savePosition } from '../points/earning/travel.service.ts'
import { answeredAt } from './answered-at.ts'
import { listTriedGames, nextAttemptAt, takeAttempt } from './attempts.queries.ts'
import { recordGuestWin } from './claims.service.ts'
import { completedBy, type GamePlayer } from './game-state.service.ts'
import { findTourOfGame, type GameRow, insertCompletion, listTourGames } from './games.queries.ts'
import { grade } from './grade.ts'
import { playHangman } from './hangman-round.service.ts'
import { requireAtPlace } from './player-position.ts'
import { isPostOpen } from './posts.queries.ts'
import { gameStatuses, nextGame } from './unlock.ts'
import { versionOf } from './version.ts'

export async function requireAttempt(db: Db, player: GamePlayer, gameId: string): Promise<number> {
  const used = await takeAttempt(db, player, gameId)
  if (used !== undefined) return used
  const waitMs = (await nextAttemptAt(db, player, gameId)).getTime() - player.now.getTime()
  throw new AppError('game_attempts_exhausted', 'five tries in ten minutes', {
    retryAfter: Math.max(1, waitMs / 1000),
    data: { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) },
  })
}

/** A member's finished game is stored and gives points once; a guest gets a receipt. */
async function reward(db: Db, player: GamePlayer, game: GameRow, score: number, stop: Stop) {
  const { tenantId, userId, now } = player
  if (userId === null)
    return { points: 0, receipt: await recordGuestWin(db, player, game.id, score, stop.at) }
  const completion = { tenantId, userId, gameId: game.id, score, completedAt: stop.at }
  if (!(await insertCompletion(db, completion))) return { points: 0, outcome: 'already_awarded' as const }
  const source = { type: 'game', id: game.id } as const
  await savePosition(db, { tenantId, userId }, stop)
  const award = { tenantId, userId, source, points: game.points, now, doneAt: stop.at }
  const awarded = await awardPoints(db, award)
  return { points: awarded.points, outcome: outcomeOf(awarded, game.points) }
}

/**
 * Where and when it was answered. A post unlocked by its code replaces the position, and a place must be reachable in
 * time. Throws `location_required`, `too_far`, `too_fast`.
 */
async function requireStop(db: Db, player: GamePlayer, game: GameRow, body: PlayBody): Promise<Stop> {
  const { tenantId, userId, now } = player
  const isOpen = await isPostOpen(db, player, game.id)
  const here = isOpen
    ? { latitude: game.latitude, longitude: game.longitude, accuracy: 0 }
    : requireAtPlace(game, body)
  const stop = { ...here, at: answeredAt(body, now) }
  // before grading: an implausible place must reveal nothing about the answer
  if (userId !== null) await requireReachable(db, { tenantId, userId }, stop, now)
  return stop
}

/**
 * Refuses a locked game. Offline no one knows yet whether earlier answers were right: then it is enough that they were
 * given. At home all games are open.
 */
async function requireTurn(
  db: Db,
  player: GamePlayer,
  { id }: GameRow,
  order: readonly string[],
  completed: ReadonlySet<string>,
  body: PlayBody,
): Promise<void> {
  if (body.preview || gameStatuses(order, completed).get(id) !== 'locked') return
  const before = order.slice(0, order.indexOf(id)).filter((other) => !completed.has(other))
  const tried = body.captured_at === undefined ? new Set() : await listTriedGames(db, player, before)
  if (!before.every((other) => tried.has(other))) throw new AppError('game_locked')
}

/** Grades the answer and takes a try. */
async function attempt(db: Db, player: GamePlayer, game: GameRow, body: PlayBody, localizer: Localizer) {
  if (game.type === 'hangman') {
    const take = () => requireAttempt(db, player, game.id)
    const round = await playHangman(db, player, game, body, localizer, take)
    return { ...round, score: round.correct ? 1 : 0 }
  }
  // graded first: a request without an answer costs no try
  const result = grade(game, body)
  return { ...result, used: await requireAttempt(db, player, game.id) }
}

/**
 * Plays a game: unlocked in its tour, at the place, one of five tries in ten minutes. Throws `game_not_found`,
 * `game_changed`, `preview_off`, `game_locked`, `location_required`, `too_far`, `too_fast`, `clock_wrong`,
 * `validation_failed`, `game_attempts_exhausted`. The explanation comes only with the right answer, because it reveals
 * it.
 */
export async function playGame(
  db: Db,
  player: GamePlayer,
  id: string,
  body: PlayBody,
  localizer: Localizer,
): Promise<PlayResult> {
  const tour = await findTourOfGame(db, player.tenantId, id)
  const rows = tour === undefined ? [] : await listTourGames(db, player.tenantId, tour)
  const game = rows.find((row) => row.id === id)
  if (!game) throw new AppError('game_not_found')
  const order = rows.map((row) => row.id)
  const completed = await completedBy(db, player, order)
  if (body.version !== undefined && body.version !== versionOf(game)) throw new AppError('game_changed')
  if (body.preview && !game.preview) throw new AppError('preview_off')
  await requireTurn(db, player, game, order, completed, body)
  const stop = body.preview ? null : await requireStop(db, player, game, body)
  const { used, ...result } = await attempt(db, player, game, body, localizer)
  const won = result.correct && stop ? await reward(db, player, game, result.score, stop) : null
  if (won) completed.add(id)
  return {
    ...result,
    status: completed.has(id) ? 'completed' : 'available',
    points_awarded: won?.points ?? 0,
    explanation: result.correct ? (localizer.optional(game.explanation) ?? undefined) : undefined,
    attempts: { used, max: GAME_MAX_TRIES },
    next_game_id: stop ? nextGame(order, completed) : (order[order.indexOf(id) + 1] ?? null),
    ...(stop === null && { preview: true }),
    ...(won?.outcome && { outcome: won.outcome }),
    ...(won?.receipt && { receipt: won.receipt }),
  }
}
