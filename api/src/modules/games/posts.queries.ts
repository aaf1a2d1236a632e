import type { Db } from '../../database/database.ts'
import { and, eq, gt } from '../../database/orm.ts'
import type { Player } from './attempts.queries.ts'
import { gamePosts } from './games.tables.ts'

/** Enough for five tries and the walk back from the sign. */
export const POST_OPEN_MS = 2 * 3_600_000

export async function openPost(db: Db, player: Player, gameId: string): Promise<Date> {
  const openUntil = new Date(player.now.getTime() + POST_OPEN_MS)
  await db
    .insert(gamePosts)
    .values({ tenantId: player.tenantId, gameId, player: player.player, openUntil })
    .onConflictDoUpdate({
      target: [gamePosts.tenantId, gamePosts.gameId, gamePosts.player],
      set: { openUntil },
    })
  return openUntil
}

/** Whether this player has unlocked the post with its code. */
export async function isPostOpen(
  db: Db,
  { tenantId, player, now }: Player,
  gameId: string,
): Promise<boolean> {
  const rows = await db
    .select({ gameId: gamePosts.gameId })
    .from(gamePosts)
    .where(
      and(
        eq(gamePosts.tenantId, tenantId),
        eq(gamePosts.player, player),
        eq(gamePosts.gameId, gameId),
        gt(gamePosts.openUntil, now),
      ),
    )
  return rows.length > 0
}
