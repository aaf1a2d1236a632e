import type { Db } from '../../database/database.ts'
import { and, eq, gt, lt, sql } from '../../database/orm.ts'
import type { Player } from './attempts.queries.ts'
import { gamePosts, guestWins } from './games.tables.ts'

/** Enough for five tries and the walk back from the sign. */
export const POST_OPEN_MS = 2 * 3_600_000
/** How long a guest's win can be transferred. */
const RECEIPT_DAYS = 90

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

/** Deletes expired unlocks and unclaimed receipts. */
export async function forgetPlays(db: Db, tenantId: string, now: Date): Promise<void> {
  await db.delete(gamePosts).where(and(eq(gamePosts.tenantId, tenantId), lt(gamePosts.openUntil, now)))
  const oldest = new Date(now.getTime() - RECEIPT_DAYS * 86_400_000)
  await db.delete(guestWins).where(and(eq(guestWins.tenantId, tenantId), lt(guestWins.wonAt, oldest)))
  await db.execute(
    sql`delete from game_attempts where tenant_id = ${tenantId} and player not like 'user:%'
        and not exists (select 1 from unnest(tries) as t where t > ${now.toISOString()}::timestamptz - interval '1 day')`,
  )
}
