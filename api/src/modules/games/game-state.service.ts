import { createHash } from 'node:crypto'
import type { GameStatus } from '@sureda/contract/codes/enums'
import type { Position } from '@sureda/contract/rules/at-place'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/database.ts'
import { databaseTime } from '../../database/database-time.ts'
import { AppError } from '../../errors/app-error.ts'
import { addressOf } from '../../plugins/rate-limit.ts'
import { findStoryTour } from '../catalogue/story-tours/story-tours.queries.ts'
import { countAttempts, type Player } from './attempts.queries.ts'
import { findTourOfGame, listCompletedGames, listGameMarkers, listTourGames } from './games.queries.ts'
import { listBoughtHints } from './hints.queries.ts'
import { gameStatuses } from './unlock.ts'

/** The player: a member by id, a guest by address. */
export interface GamePlayer extends Player {
  userId: string | null
  /** Games a guest claims to have finished on this phone. For members only the server's list counts. */
  hint: readonly string[]
}

export async function playerOf(
  tx: Db,
  request: FastifyRequest,
  hint: readonly string[],
): Promise<GamePlayer> {
  const userId = request.person?.id ?? null
  const address = createHash('sha256').update(addressOf(request)).digest('base64url')
  return {
    tenantId: request.tenant.id,
    userId,
    player: userId ? `user:${userId}` : `guest:${address}`,
    hint,
    now: await databaseTime.of(tx),
  }
}

export const hintOf = (list: string | undefined): string[] =>
  (list ?? '').split(',').flatMap((id) => id.trim() || [])

export const positionOf = ({
  lat,
  lng,
}: {
  lat?: number | undefined
  lng?: number | undefined
}): Position | null => (lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng })

/** Which of these games the player has finished. */
export async function completedBy(db: Db, player: GamePlayer, ids: readonly string[]): Promise<Set<string>> {
  if (player.userId === null) return new Set(player.hint)
  return new Set(await listCompletedGames(db, player.tenantId, player.userId, ids))
}

/** Statuses of the games of any number of tours; each tour unlocks separately. Rows are in playing order. */
export async function statusesFor(
  db: Db,
  player: GamePlayer,
  rows: readonly { id: string; storyTourId: string }[],
): Promise<Map<string, GameStatus>> {
  const completed = await completedBy(
    db,
    player,
    rows.map((row) => row.id),
  )
  const tours = [...new Set(rows.map((row) => row.storyTourId))]
  const orderOf = (tour: string) => rows.filter((row) => row.storyTourId === tour).map((row) => row.id)
  return new Map(tours.flatMap((tour) => [...gameStatuses(orderOf(tour), completed)]))
}

/** The games of a tour with the player's state. Throws `story_tour_not_found`. */
export async function readTourGames(db: Db, player: GamePlayer, storyTourId: string) {
  if (!(await findStoryTour(db, player.tenantId, storyTourId))) throw new AppError('story_tour_not_found')
  const rows = await listTourGames(db, player.tenantId, storyTourId)
  const ids = rows.map((row) => row.id)
  const { tenantId, userId } = player
  return {
    rows,
    statuses: await statusesFor(db, player, rows),
    used: await countAttempts(db, player, ids),
    helped: userId === null ? new Set<string>() : await listBoughtHints(db, { tenantId, userId }, ids),
  }
}

/** One game; its status follows from the others of its tour. Throws `game_not_found`. */
export async function readGame(db: Db, player: GamePlayer, id: string) {
  const tour = await findTourOfGame(db, player.tenantId, id)
  if (tour === undefined) throw new AppError('game_not_found')
  const { rows, ...state } = await readTourGames(db, player, tour)
  const row = rows.find((game) => game.id === id)
  if (!row) throw new AppError('game_not_found')
  return { row, ...state }
}

/** All games of the tenant for the map. */
export async function readMarkers(db: Db, player: GamePlayer) {
  const rows = await listGameMarkers(db, player.tenantId)
  return { rows, statuses: await statusesFor(db, player, rows) }
}
