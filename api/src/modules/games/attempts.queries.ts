import { GAME_MAX_TRIES } from '@sureda/contract/codes/enums'
import type { Db } from '../../database/database.ts'
import { sql } from '../../database/orm.ts'
import { rowsOf } from '../../database/with-tenant.ts'

export const ATTEMPT_WINDOW_MS = 10 * 60_000

/** One player at one tenant: `user:<id>`, or `guest:<hash of the address>`. */
export interface Player {
  tenantId: string
  player: string
  now: Date
}

const windowStart = ({ now }: Player) => new Date(now.getTime() - ATTEMPT_WINDOW_MS).toISOString()

/** Tries of the last ten minutes by game; games without tries are absent. */
export async function countAttempts(
  db: Db,
  player: Player,
  gameIds: readonly string[],
): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await rowsOf<{ game_id: string; used: number }>(
    db,
    sql`select game_id, (select count(*) from unnest(tries) as t where t > ${windowStart(player)}::timestamptz)::int as used
        from game_attempts
        where tenant_id = ${player.tenantId} and player = ${player.player}
          and game_id in (${sql.join(
            [...gameIds].map((id) => sql`${id}`),
            sql`, `,
          )})`,
  )
  return new Map(rows.map((row) => [row.game_id, row.used]))
}

/**
 * Takes one of the five tries and returns the number used; undefined if none is left. One statement on one row, so that
 * concurrent tries cannot exceed the limit.
 */
export async function takeAttempt(db: Db, player: Player, gameId: string): Promise<number | undefined> {
  const since = windowStart(player)
  const now = player.now.toISOString()
  const [row] = await rowsOf<{ used: number }>(
    db,
    sql`insert into game_attempts as a (tenant_id, game_id, player, tries)
        values (${player.tenantId}, ${gameId}, ${player.player}, array[${now}::timestamptz])
        on conflict (tenant_id, game_id, player) do update
          set tries = array(select t from unnest(a.tries) as t where t > ${since}::timestamptz order by t) || ${now}::timestamptz
          where (select count(*) from unnest(a.tries) as t where t > ${since}::timestamptz) < ${GAME_MAX_TRIES}
        returning cardinality(a.tries) as used`,
  )
  return row?.used
}

/** When the oldest of the five tries expires. */
export async function nextAttemptAt(db: Db, player: Player, gameId: string): Promise<Date> {
  const [row] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(t)) * 1000)::float8 as ms from game_attempts, unnest(tries) as t
        where tenant_id = ${player.tenantId} and player = ${player.player} and game_id = ${gameId}
          and t > ${windowStart(player)}::timestamptz`,
  )
  return new Date((row?.ms ?? player.now.getTime()) + ATTEMPT_WINDOW_MS)
}

/** Games among these that the player has answered at least once, correctly or not. */
export async function listTriedGames(
  db: Db,
  player: Player,
  gameIds: readonly string[],
): Promise<Set<string>> {
  if (gameIds.length === 0) return new Set()
  const rows = await rowsOf<{ game_id: string }>(
    db,
    sql`select game_id from game_attempts
        where tenant_id = ${player.tenantId} and player = ${player.player}
          and game_id in (${sql.join(
            gameIds.map((id) => sql`${id}`),
            sql`, `,
          )})`,
  )
  return new Set(rows.map((row) => row.game_id))
}

/** The guesses of the current hangman round, locked; `isNew` if this call began it. */
export async function openRound(
  db: Db,
  player: Player,
  gameId: string,
  locale: string,
): Promise<{ letters: string; isNew: boolean }> {
  const { tenantId, player: name, now } = player
  const [begun] = await rowsOf(
    db,
    sql`insert into game_rounds as r (tenant_id, game_id, player, locale, started_at)
        values (${tenantId}, ${gameId}, ${name}, ${locale}, ${now.toISOString()}::timestamptz)
        on conflict (tenant_id, game_id, player) do update
          set letters = '', locale = excluded.locale, started_at = excluded.started_at
          where r.locale <> excluded.locale or r.started_at <= ${windowStart(player)}::timestamptz
        returning 1`,
  )
  if (begun) return { letters: '', isNew: true }
  const [row] = await rowsOf<{ letters: string }>(
    db,
    sql`select letters from game_rounds
        where tenant_id = ${tenantId} and game_id = ${gameId} and player = ${name} for update`,
  )
  return { letters: row?.letters ?? '', isNew: false }
}

/** Stores the guesses; deletes a finished round. */
export async function saveRound(
  db: Db,
  player: Player,
  gameId: string,
  letters: string | null,
): Promise<void> {
  const isThis = sql`tenant_id = ${player.tenantId} and game_id = ${gameId} and player = ${player.player}`
  if (letters === null) await db.execute(sql`delete from game_rounds where ${isThis}`)
  else await db.execute(sql`update game_rounds set letters = ${letters} where ${isThis}`)
}
