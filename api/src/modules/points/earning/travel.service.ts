import { GAME_ACCURACY_ALLOWANCE_M } from '@sureda/contract/codes/enums'
import { distanceM, type Position } from '@sureda/contract/rules/at-place'
import { FASTEST_TRAVEL_KMH, TRAVEL_ALLOWANCE_M } from '@sureda/contract/rules/limits'
import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, gt, lte, sql } from '../../../database/orm.ts'
import { AppError } from '../../../errors/app-error.ts'
import { lockAccount, type Owner } from '../ledger/points.queries.ts'
import { earningPositions } from '../ledger/points.tables.ts'

/** Where a person was, and when. */
export interface Stop extends Position {
  at: Date
  /** Accuracy in metres, as reported by the phone. */
  accuracy: number
}

const METRES_PER_MS = FASTEST_TRAVEL_KMH / 3_600

/**
 * Refuses a place that cannot be reached from the previous one, or from which the next one cannot: faster than any road
 * allows, even with both inaccuracies and some hundred metres tolerated. Locks the account, so that concurrent places
 * see each other. Throws `too_fast` with `distance_m` and `minutes` to wait.
 */
export async function requireReachable(db: Db, person: Owner, here: Stop, now: Date): Promise<void> {
  await lockAccount(db, person)
  for (const other of await neighboursOf(db, person, here)) {
    const metres = distanceM(here, other)
    const neededMs = timeFor(metres, here.accuracy, other.accuracy)
    if (Math.abs(here.at.getTime() - other.at.getTime()) >= neededMs) continue
    const waitMs = other.at.getTime() + neededMs - now.getTime()
    throw new AppError('too_fast', 'cannot have come from the place before', {
      data: { distance_m: Math.round(metres), minutes: Math.max(1, Math.ceil(waitMs / 60_000)) },
    })
  }
}

/** Stores the position, to compare it with later and older ones. */
export async function savePosition(db: Db, { tenantId, userId }: Owner, here: Stop): Promise<void> {
  const { at, latitude, longitude, accuracy } = here
  await db.insert(earningPositions).values({ tenantId, userId, at, latitude, longitude, accuracyM: accuracy })
}

/** Minimum travel time in milliseconds. Reported accuracies count up to the limit of a check-in. */
function timeFor(metres: number, ...accuracies: number[]): number {
  const forgiven = accuracies.reduce(
    (sum, accuracy) => sum + Math.min(accuracy, GAME_ACCURACY_ALLOWANCE_M),
    TRAVEL_ALLOWANCE_M,
  )
  return Math.max(0, metres - forgiven) / METRES_PER_MS
}

const STOP = {
  at: earningPositions.at,
  latitude: earningPositions.latitude,
  longitude: earningPositions.longitude,
  accuracy: sql<number>`${earningPositions.accuracyM}`,
}
const ownOf = ({ tenantId, userId }: Owner) =>
  and(eq(earningPositions.tenantId, tenantId), eq(earningPositions.userId, userId))

/** The positions right before and after. */
export async function neighboursOf(db: Db, person: Owner, { at }: Stop): Promise<Stop[]> {
  const beside = (side: ReturnType<typeof lte>, order: ReturnType<typeof asc>) =>
    db
      .select(STOP)
      .from(earningPositions)
      .where(and(ownOf(person), side))
      .orderBy(order)
      .limit(1)
  const before = await beside(lte(earningPositions.at, at), desc(earningPositions.at))
  const after = await beside(gt(earningPositions.at, at), asc(earningPositions.at))
  return [...before, ...after]
}

/** Positions within a period, latest first. */
export const positionsBetween = (db: Db, person: Owner, from: Date, until: Date): Promise<Stop[]> =>
  db
    .select(STOP)
    .from(earningPositions)
    .where(and(ownOf(person), gt(earningPositions.at, from), lte(earningPositions.at, until)))
    .orderBy(desc(earningPositions.at))
