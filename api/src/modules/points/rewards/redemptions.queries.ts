import type { Db } from '../../../database/database.ts'
import { and, eq, sql } from '../../../database/orm.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { operatorSummary } from '../../catalogue/operators/operators.queries.ts'
import { operators } from '../../catalogue/operators/operators.tables.ts'
import type { Owner } from '../ledger/points.queries.ts'
import { ofOperator, rewardImage } from './rewards.queries.ts'
import { redemptions, rewards } from './rewards.tables.ts'

const columns = {
  id: redemptions.id,
  code: redemptions.code,
  cost: redemptions.cost,
  createdAt: redemptions.createdAt,
  validUntil: redemptions.validUntil,
  usedAt: redemptions.usedAt,
  rewardId: rewards.id,
  title: rewards.title,
  description: rewards.description,
  operator: operatorSummary,
  ...rewardImage,
}

const ofReward = and(eq(rewards.tenantId, redemptions.tenantId), eq(rewards.id, redemptions.rewardId))
const select = (db: Db) =>
  db.select(columns).from(redemptions).innerJoin(rewards, ofReward).leftJoin(operators, ofOperator)

/** The newest first. */
export function listRedemptions(db: Db, { tenantId, userId }: Owner, page: Page) {
  const keys = beyond(page, [redemptions.createdAt, redemptions.id], 'desc')
  return select(db)
    .where(and(eq(redemptions.tenantId, tenantId), eq(redemptions.userId, userId), keys))
    .orderBy(sql`${redemptions.createdAt} desc`, sql`${redemptions.id} desc`)
    .limit(page.limit + 1)
}

export type RedemptionRow = Awaited<ReturnType<typeof listRedemptions>>[number]

export async function findRedemption(
  db: Db,
  tenantId: string,
  code: string,
): Promise<RedemptionRow | undefined> {
  const [row] = await select(db).where(and(eq(redemptions.tenantId, tenantId), eq(redemptions.code, code)))
  return row
}

/** Triggers update stock, price and points; each of them may refuse. */
export async function insertRedemption(
  db: Db,
  values: {
    tenantId: string
    userId: string
    rewardId: string
    code: string
    validUntil: Date
    createdAt: Date
  },
): Promise<void> {
  // a trigger sets the price; the column is required and has no default
  await db.insert(redemptions).values({ ...values, cost: 1 })
}

/** A trigger refuses a code that is already used. */
export async function markUsed(
  db: Db,
  tenantId: string,
  code: string,
  by: { usedBy: string; usedAt: Date },
): Promise<void> {
  await db
    .update(redemptions)
    .set(by)
    .where(and(eq(redemptions.tenantId, tenantId), eq(redemptions.code, code)))
}
