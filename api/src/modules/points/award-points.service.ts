import { DAILY_POINTS_CAP } from '@sureda/contract/limits'
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { addDays, zonedInstant } from '../content/local-time.ts'
import { dayIn } from '../tenant/local-day.ts'
import { pointsAccounts, pointsLedger } from './points.tables.ts'

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
  /** `now` is when it was done, which may lie before the moment it could be sent: the day of the cap is that day. */
  clock: { now: Date; timeZone: string }
}

export interface Awarded {
  /** What it brought: 0 when the source has paid before or the day's cap is reached. */
  points: number
  /** False when the source has paid before. */
  isNew: boolean
}

/**
 * Writes one row to the ledger. A source that meets the cap is used up all the same. The account of the person is locked, so that awards at the
 * same moment add up to the cap exactly.
 */
export async function awardPoints(
  db: Db,
  { tenantId, userId, source, points, clock }: Award,
): Promise<Awarded> {
  await db.insert(pointsAccounts).values({ tenantId, userId }).onConflictDoNothing()
  const account = and(eq(pointsAccounts.tenantId, tenantId), eq(pointsAccounts.userId, userId))
  await db.select({ one: sql`1` }).from(pointsAccounts).where(account).for('update')
  const earned = await earnedOn(db, { tenantId, userId }, dayIn(clock.timeZone, clock.now), clock.timeZone)
  const delta = Math.max(0, Math.min(points, DAILY_POINTS_CAP - earned))
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
      occurredAt: clock.now,
    })
    .onConflictDoNothing()
    .returning({ delta: pointsLedger.delta })
  return { points: row?.delta ?? 0, isNew: row !== undefined }
}

/** Points earned on one day of the tenant's calendar. */
export async function earnedOn(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  day: string,
  timeZone: string,
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${pointsLedger.delta}), 0)::int` })
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.tenantId, tenantId),
        eq(pointsLedger.userId, userId),
        gt(pointsLedger.delta, 0),
        gte(pointsLedger.occurredAt, zonedInstant(day, '00:00', timeZone)),
        lt(pointsLedger.occurredAt, zonedInstant(addDays(day, 1), '00:00', timeZone)),
      ),
    )
  return row?.sum ?? 0
}
