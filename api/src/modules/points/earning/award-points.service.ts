import type { POINT_OUTCOMES } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { pointsLedger } from '../ledger/points.tables.ts'

export interface Award {
  tenantId: string
  userId: string
  /** What the points are for; each source pays once, unless `occurrence` (a day) makes it a new one. */
  source: {
    type: 'game' | 'reservation' | 'checkin' | 'rating' | 'route' | 'practice'
    id: string
    occurrence?: string
  }
  /** From the server's own content or rules, never from a request. 0: it is noted and pays nothing. */
  points: number
  meta?: Record<string, unknown>
  /** The server's clock, when it is booked. */
  now: Date
  /** When it was done, which may lie before the moment it could be sent; without it, now. */
  doneAt?: Date
}

export interface Awarded {
  /** What it brought: 0 when the source has paid before or a day's cap is reached. */
  points: number
  /** False when the source has paid before. */
  isNew: boolean
}

/** How an award of `points` went, in the language of the contract. */
export function outcomeOf(award: Awarded, points: number): (typeof POINT_OUTCOMES)[number] {
  if (!award.isNew) return 'already_awarded'
  if (points === 0) return 'no_points'
  return award.points < points ? 'daily_cap' : 'awarded'
}

/**
 * Writes one row to the ledger. The database cuts it off at the cap of the day it was done and of the day it is booked (`cap_points`), with the account of
 * the person locked until the end of the transaction. A source that meets the cap is used up all the same.
 */
export async function awardPoints(
  db: Db,
  { tenantId, userId, source, points, now, doneAt = now, meta }: Award,
): Promise<Awarded> {
  const [row] = await db
    .insert(pointsLedger)
    .values({
      tenantId,
      userId,
      sourceType: source.type,
      sourceId: source.id,
      occurrence: source.occurrence ?? 'once',
      delta: points,
      ...(meta && { meta }),
      occurredAt: doneAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ delta: pointsLedger.delta })
  return { points: row?.delta ?? 0, isNew: row !== undefined }
}
