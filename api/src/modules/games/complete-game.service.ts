import type { Db } from '../../database/database.ts'
import { and, eq } from '../../database/orm.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Earner, earn } from '../points/earning/earn.service.ts'
import { findTourOfGame } from './games.queries.ts'
import { gameCompletions, games } from './games.tables.ts'

/**
 * The points of a member's won game. Playing awards them already, so this does only if that has not happened, and once:
 * only `games/{id}/play` can win a game. Throws `game_not_found`, `game_not_completed`.
 */
export async function completeGame(db: Db, earner: Earner, gameId: string) {
  const { tenantId, userId } = earner
  if ((await findTourOfGame(db, tenantId, gameId)) === undefined) throw new AppError('game_not_found')
  const [won] = await db
    .select({ at: gameCompletions.completedAt, points: games.points })
    .from(gameCompletions)
    .innerJoin(games, and(eq(games.tenantId, gameCompletions.tenantId), eq(games.id, gameCompletions.gameId)))
    .where(
      and(
        eq(gameCompletions.tenantId, tenantId),
        eq(gameCompletions.userId, userId),
        eq(gameCompletions.gameId, gameId),
        // a transferred guest win gives points when the member plays it
        eq(gameCompletions.claimed, false),
      ),
    )
  if (!won) throw new AppError('game_not_completed')
  return earn(db, earner, { source: { type: 'game', id: gameId }, points: won.points, at: won.at })
}
