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
  /** From the server's own content or rules, never from a request. 0: recorded without points. */
  points: number
  meta?: Record<string, unknown>
  /** Server time of the booking. */
  now: Date
  /** When it was done, possibly before it could be sent; default: now. */
  doneAt?: Date
}

export interface Awarded {
  /** Points awarded: 0 if the source has paid before or a daily cap is reached. */
  points: number
  /** False when the source has paid before. */
  isNew: boolean
}

/** Result of an award of `points`, as in the contract. */
export function outcomeOf(award: Awarded, points: number): (typeof POINT_OUTCOMES)[number] {
  if (!award.isNew) return 'already_awarded'
  if (points === 0) return 'no_points'
  return award.points < points ? 'daily_cap' : 'awarded'
}

/**
 * Writes one row to the ledger. The database caps it by the day it was done and the day it is booked (`cap_points`),
 * with the person's account locked until the transaction ends. A source that meets the cap is used up all the same.
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
