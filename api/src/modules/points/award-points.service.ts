import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { zonedInstant } from '../content/local-time.ts'
import { dayIn } from '../tenant/local-day.ts'
import { pointsAccounts, pointsLedger } from './points.tables.ts'

/** What one person can earn on one day of the tenant's calendar (decisions §8). */
const DAILY_CAP = 1_000

export interface Award {
  tenantId: string
  userId: string
  /** What the points are for; each source pays once, unless `occurrence` (a day) makes it a new one. */
  source: {
    type: 'game' | 'reservation' | 'checkin' | 'rating' | 'route' | 'practice'
    id: string
    occurrence?: string
  }
  /** From the server's own content or rules, never from a request. */
  points: number
  clock: { now: Date; timeZone: string }
}

/**
 * Writes one row to the ledger and returns the points it brought: 0 when the source has paid before or the day's cap is reached. A source that
 * meets the cap is used up all the same. The account of the person is locked, so that awards at the same moment add up to the cap exactly.
 */
export async function awardPoints(
  db: Db,
  { tenantId, userId, source, points, clock }: Award,
): Promise<number> {
  await db.insert(pointsAccounts).values({ tenantId, userId }).onConflictDoNothing()
  const account = and(eq(pointsAccounts.tenantId, tenantId), eq(pointsAccounts.userId, userId))
  await db.select({ one: sql`1` }).from(pointsAccounts).where(account).for('update')
  const earned = await earnedSince(
    db,
    tenantId,
    userId,
    zonedInstant(dayIn(clock.timeZone, clock.now), '00:00', clock.timeZone),
  )
  const delta = Math.max(0, Math.min(points, DAILY_CAP - earned))
  const [row] = await db
    .insert(pointsLedger)
    .values({
      tenantId,
      userId,
      sourceType: source.type,
      sourceId: source.id,
      occurrence: source.occurrence ?? 'once',
      delta,
      meta: delta < points ? { value: points, capped: true } : {},
      createdAt: clock.now,
    })
    .onConflictDoNothing()
    .returning({ delta: pointsLedger.delta })
  return row?.delta ?? 0
}

async function earnedSince(db: Db, tenantId: string, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${pointsLedger.delta}), 0)::int` })
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.tenantId, tenantId),
        eq(pointsLedger.userId, userId),
        gt(pointsLedger.delta, 0),
        gte(pointsLedger.createdAt, since),
      ),
    )
  return row?.sum ?? 0
}
