import { RESERVATION_POINTS } from '@sureda/contract/rules/limits'
import type { Db } from '../../../database/database.ts'
import { and, asc, eq, lte, sql } from '../../../database/orm.ts'
import { isRetryDue, processEach } from '../../../jobs/process-each.ts'
import { awardPoints } from '../../points/earning/award-points.service.ts'
import { readReversals, reversePoints } from '../../points/earning/reverse-points.service.ts'
import type { Clock } from '../availability/slot-rules.ts'
import { expiresAt } from './reservation-rules.ts'
import { updateReservation } from './reservations.queries.ts'
import { reservations } from './reservations.tables.ts'

const BATCH = 100

interface Scope {
  tenantId: string
  clock: Clock
}

const columns = {
  id: reservations.id,
  userId: reservations.userId,
  status: reservations.status,
  attendedAt: reservations.attendedAt,
  startsAt: reservations.startsAt,
  endsAt: reservations.endsAt,
  createdAt: reservations.createdAt,
}
type OverdueRow = Awaited<ReturnType<typeof listCompletable>>[number]

type Earner = Pick<OverdueRow, 'id' | 'userId'>

/** Awards the points of a completed reservation; the ledger accepts each once. After a reversal it awards exactly those again. */
export async function awardCompleted(db: Db, { tenantId, clock }: Scope, row: Earner): Promise<void> {
  const { times, last } = await readReversals(db, tenantId, row.userId, row.id)
  await awardPoints(db, {
    tenantId,
    userId: row.userId,
    source: { type: 'reservation', id: row.id, ...(times > 0 && { occurrence: `again-${times}` }) },
    points: times > 0 ? last : RESERVATION_POINTS,
    now: clock.now,
  })
}

/** They did not come after all: takes back the points they still have from it. */
export const takeBackPoints = (db: Db, { tenantId, clock }: Scope, row: Earner): Promise<void> =>
  reversePoints(db, { tenantId, userId: row.userId, source: 'reservation', id: row.id, now: clock.now })

async function complete(db: Db, scope: Scope, row: OverdueRow): Promise<void> {
  await updateReservation(db, scope.tenantId, row.id, {
    status: 'completed',
    outcome: row.attendedAt && 'attended',
    changedBy: 'system',
  })
  await awardCompleted(db, scope, row)
}

const expire = (db: Db, { tenantId }: Scope, row: OverdueRow) =>
  updateReservation(db, tenantId, row.id, {
    status: 'cancelled',
    cancelledBy: 'system',
    changedBy: 'system',
  })

/**
 * Updates one overdue reservation that the jobs have not reached yet: over → completed with points, unconfirmed for too
 * long → cancelled. True if it is no longer active.
 */
export async function finishOverdue(db: Db, scope: Scope, id: string): Promise<boolean> {
  const [row] = await db
    .select(columns)
    .from(reservations)
    .where(and(eq(reservations.tenantId, scope.tenantId), eq(reservations.id, id)))
    .for('update')
  if (row?.status === 'confirmed' && row.endsAt <= scope.clock.now) await complete(db, scope, row)
  else if (row?.status === 'pending' && expiresAt(row) <= scope.clock.now) await expire(db, scope, row)
  else return row?.status !== 'confirmed' && row?.status !== 'pending'
  return true
}

function listCompletable(db: Db, { tenantId, clock }: Scope) {
  return (
    db
      .select(columns)
      .from(reservations)
      .where(
        and(
          eq(reservations.tenantId, tenantId),
          eq(reservations.status, 'confirmed'),
          lte(reservations.endsAt, clock.now),
          isRetryDue({ tenantId, job: 'completion' }, reservations.id),
        ),
      )
      // one order of people in every process, because their points accounts are locked one by one
      .orderBy(asc(reservations.userId), asc(reservations.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
  )
}

function listExpirable(db: Db, { tenantId, clock }: Scope) {
  const now = clock.now.toISOString()
  return (
    db
      .select(columns)
      .from(reservations)
      .where(
        and(
          eq(reservations.tenantId, tenantId),
          eq(reservations.status, 'pending'),
          sql`least(${reservations.createdAt} + interval '48 hours', ${reservations.startsAt} - interval '2 hours') <= ${now}::timestamptz`,
          isRetryDue({ tenantId, job: 'expiry' }, reservations.id),
        ),
      )
      // seats are locked in this order everywhere
      .orderBy(reservations.experienceId, reservations.date, reservations.time, reservations.id)
      .limit(BATCH)
      .for('update', { skipLocked: true })
  )
}

/** Completes up to a hundred past reservations in one transaction, and returns how many. Runs in every process. */
export async function completeDue(db: Db, scope: Scope): Promise<number> {
  const work = { tenantId: scope.tenantId, job: 'completion' }
  const rows = await listCompletable(db, scope)
  return processEach(db, work, rows, (tx, row) => complete(tx, scope, row))
}

/** Expires up to a hundred unconfirmed requests in one transaction, and returns how many. Runs in every process. */
export async function expireDue(db: Db, scope: Scope): Promise<number> {
  const work = { tenantId: scope.tenantId, job: 'expiry' }
  const rows = await listExpirable(db, scope)
  return processEach(db, work, rows, (tx, row) => expire(tx, scope, row))
}
