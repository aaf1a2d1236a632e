import type { Db } from '../../database/database.ts'
import { and, eq, inArray, isNull, or } from '../../database/orm.ts'
import type { Owner } from '../points/ledger/points.queries.ts'
import type { GamePlayer } from './game-state.service.ts'
import { gameCompletions, guestWins } from './games.tables.ts'

/** Records a guest's win at `at`; the id is the receipt for their phone. */
export async function recordGuestWin(
  db: Db,
  player: GamePlayer,
  gameId: string,
  score: number,
  at: Date,
): Promise<string> {
  const [row] = await db
    .insert(guestWins)
    .values({ tenantId: player.tenantId, gameId, score, wonAt: at })
    .returning({ id: guestWins.id })
  return row?.id ?? ''
}

/**
 * Transfers wins from before the person had an account: the games are finished, without points (guests play without
 * points). A receipt belongs to the first claimant; claiming again gives the same result. Returns the ids of the games.
 */
export async function claimWins(
  db: Db,
  { tenantId, userId }: Owner,
  receipts: readonly string[],
): Promise<string[]> {
  const won = await db
    .update(guestWins)
    .set({ claimedBy: userId })
    .where(
      and(
        eq(guestWins.tenantId, tenantId),
        inArray(guestWins.id, [...receipts]),
        or(isNull(guestWins.claimedBy), eq(guestWins.claimedBy, userId)),
      ),
    )
    .returning({ gameId: guestWins.gameId, score: guestWins.score, completedAt: guestWins.wonAt })
  if (won.length === 0) return []
  const rows = won.map((win) => ({ tenantId, userId, ...win, claimed: true }))
  await db.insert(gameCompletions).values(rows).onConflictDoNothing()
  return [...new Set(won.map(({ gameId }) => gameId))].sort()
}
