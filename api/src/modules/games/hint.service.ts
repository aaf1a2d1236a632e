import type { HintResult } from '@sureda/contract/schemas/games/game'
import type { Db } from '../../database/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { databaseFault } from '../../errors/database-error.ts'
import type { Localizer } from '../../lib/localizer.ts'
import { findAccount } from '../points/ledger/points.queries.ts'
import { type GamePlayer, readGame } from './game-state.service.ts'
import { gameHints } from './games.tables.ts'
import { gameHelp } from './help.ts'
import { listBoughtHints } from './hints.queries.ts'

/**
 * Buys the hint of a game, or reads it again. The database ensures that it is paid once and only with existing points
 * (`0006_games.sql`). Throws `game_not_found`, `game_locked`, `hint_unavailable`, `hint_points` with `missing`.
 */
export async function buyHint(
  db: Db,
  player: GamePlayer & { userId: string },
  id: string,
  localizer: Localizer,
): Promise<{ isNew: boolean; result: HintResult }> {
  const { tenantId, userId, now } = player
  const { row, statuses } = await readGame(db, player, id)
  if (statuses.get(id) === 'locked') throw new AppError('game_locked')
  const help = gameHelp(row, localizer, true)
  if (!help) throw new AppError('hint_unavailable')
  const wasTaken = (await listBoughtHints(db, player, [id])).has(id)
  // a won game has no hints
  if (!wasTaken && statuses.get(id) === 'completed') throw new AppError('hint_unavailable')
  const before = await findAccount(db, player)
  const values = { tenantId, userId, gameId: id, price: help.price, createdAt: now }
  try {
    const paid = await db
      .insert(gameHints)
      .values(values)
      .onConflictDoNothing()
      .returning({ price: gameHints.price })
    const { balance } = await findAccount(db, player)
    return {
      isNew: paid.length > 0,
      result: { help, points_spent: paid[0]?.price ?? 0, balance },
    }
  } catch (error) {
    if (databaseFault(error)?.constraint !== 'points_balance_ck') throw error
    const missing = Math.max(1, help.price - before.balance)
    throw new AppError('hint_points', 'not enough points', { data: { missing }, reason: error })
  }
}
