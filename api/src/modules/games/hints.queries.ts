import type { Db } from '../../database/database.ts'
import { and, eq, inArray } from '../../database/orm.ts'
import type { Owner } from '../points/ledger/points.queries.ts'
import { gameHints } from './games.tables.ts'

/** Of which of these games the person has bought the hint. */
export async function listBoughtHints(db: Db, owner: Owner, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ gameId: gameHints.gameId })
    .from(gameHints)
    .where(
      and(
        eq(gameHints.tenantId, owner.tenantId),
        eq(gameHints.userId, owner.userId),
        inArray(gameHints.gameId, [...ids]),
      ),
    )
  return new Set(rows.map(({ gameId }) => gameId))
}
