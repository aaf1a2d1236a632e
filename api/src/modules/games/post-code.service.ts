import { GAME_MAX_TRIES } from '@sureda/contract/codes/enums'
import type { PostCodeResult } from '@sureda/contract/schemas/games/game'
import type { Db } from '../../database/database.ts'
import { type GamePlayer, readGame } from './game-state.service.ts'
import { requireAttempt } from './play.service.ts'
import { isPostCode } from './post-code.ts'
import { openPost } from './posts.queries.ts'

/**
 * Unlocks the post of a game with its printed code. Right or wrong, it counts as one of five tries in ten minutes,
 * separate from answers. Throws `game_not_found`, `game_attempts_exhausted`.
 */
export async function tryPostCode(
  db: Db,
  player: GamePlayer,
  id: string,
  code: string,
): Promise<PostCodeResult> {
  const { row } = await readGame(db, player, id)
  const used = await requireAttempt(db, { ...player, player: `code:${player.player}` }, id)
  const open = isPostCode(code, id, row.salt)
  return {
    open,
    open_until: open ? (await openPost(db, player, id)).toISOString() : null,
    tries: { used, max: GAME_MAX_TRIES },
  }
}
