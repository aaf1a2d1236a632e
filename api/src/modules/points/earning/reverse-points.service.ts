import type { Db } from '../../../database/database.ts'
import { and, desc, eq, gt } from '../../../database/orm.ts'
import { pointsAccounts, pointsLedger } from '../ledger/points.tables.ts'

interface Reversal {
  tenantId: string
  userId: string
  /** What the points were for. */
  source: 'reservation'
  id: string
  now: Date
}

const rowsOf = (tenantId: string, userId: string, sourceType: string, sourceId: string) =>
  and(
    eq(pointsLedger.tenantId, tenantId),
    eq(pointsLedger.userId, userId),
    eq(pointsLedger.sourceType, sourceType),
    eq(pointsLedger.sourceId, sourceId),
  )

/** How often the points of a source were reversed, and how many the last time. */
export async function readReversals(
  db: Db,
  tenantId: string,
  userId: string,
  id: string,
): Promise<{ times: number; last: number }> {
  const taken = await db
    .select({ delta: pointsLedger.delta, occurrence: pointsLedger.occurrence })
    .from(pointsLedger)
    .where(rowsOf(tenantId, userId, 'reversal', id))
  const times = taken.length
  const last = taken.find(({ occurrence }) => occurrence === `times-${times}`)?.delta ?? 0
  return { times, last: Math.abs(last) }
}

/** Reverses the last payment of a source as a new row: the ledger is append-only. Spent points stay spent. */
export async function reversePoints(db: Db, { tenantId, userId, source, id, now }: Reversal): Promise<void> {
  const [paid] = await db
    .select({ delta: pointsLedger.delta })
    .from(pointsLedger)
    .where(and(rowsOf(tenantId, userId, source, id), gt(pointsLedger.delta, 0)))
    .orderBy(desc(pointsLedger.createdAt))
    .limit(1)
  const [account] = await db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(and(eq(pointsAccounts.tenantId, tenantId), eq(pointsAccounts.userId, userId)))
    .for('update')
  const { times } = await readReversals(db, tenantId, userId, id)
  const delta = -Math.min(paid?.delta ?? 0, account?.balance ?? 0)
  await db
    .insert(pointsLedger)
    .values({
      tenantId,
      userId,
      sourceType: 'reversal',
      sourceId: id,
      occurrence: `times-${times + 1}`,
      // never -0, which the database does not accept as an integer
      delta: delta || 0,
      meta: { of: source },
      occurredAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
}
