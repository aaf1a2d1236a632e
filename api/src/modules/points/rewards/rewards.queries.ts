import type { Db } from '../../../database/database.ts'
import { and, asc, eq, gt, isNull, or, sql } from '../../../database/orm.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { operatorSummary } from '../../catalogue/operators/operators.queries.ts'
import { operators } from '../../catalogue/operators/operators.tables.ts'
import type { Owner } from '../ledger/points.queries.ts'
import { redemptions, rewardCounts, rewards } from './rewards.tables.ts'

const ofReward = and(eq(rewardCounts.tenantId, rewards.tenantId), eq(rewardCounts.rewardId, rewards.id))
export const ofOperator = and(
  eq(operators.tenantId, rewards.tenantId),
  eq(operators.id, rewards.operatorId),
  eq(operators.active, true),
)
export const rewardImage = {
  image: rewards.image,
  imageAlt: rewards.imageAlt,
  imageColor: rewards.imageColor,
  imageWidths: rewards.imageWidths,
}

const columns = (userId: string) => ({
  id: rewards.id,
  title: rewards.title,
  description: rewards.description,
  cost: rewards.cost,
  stock: sql<number>`greatest(0, ${rewards.stock} - coalesce(${rewardCounts.redeemed}, 0))`,
  levelRequired: rewards.levelRequired,
  validUntil: rewards.validUntil,
  oncePerPerson: rewards.oncePerPerson,
  demo: rewards.demo,
  operator: operatorSummary,
  isTaken: sql<boolean>`${rewards.oncePerPerson} and exists (select from ${redemptions}
    where ${redemptions.tenantId} = ${rewards.tenantId} and ${redemptions.rewardId} = ${rewards.id} and ${redemptions.userId} = ${userId}::uuid)`,
  ...rewardImage,
})

const select = (db: Db, userId: string) =>
  db.select(columns(userId)).from(rewards).leftJoin(rewardCounts, ofReward).leftJoin(operators, ofOperator)

const visible = (tenantId: string) => and(eq(rewards.tenantId, tenantId), eq(rewards.active, true))

/** Cheapest first, without those that have ended. */
export function listRewards(db: Db, { tenantId, userId }: Owner, now: Date, page: Page) {
  const isOpen = or(isNull(rewards.validUntil), gt(rewards.validUntil, now))
  return select(db, userId)
    .where(and(visible(tenantId), isOpen, beyond(page, [rewards.cost, rewards.id])))
    .orderBy(asc(rewards.cost), asc(rewards.id))
    .limit(page.limit + 1)
}

export type RewardRow = Awaited<ReturnType<typeof listRewards>>[number]

export async function findReward(
  db: Db,
  { tenantId, userId }: Owner,
  id: string,
): Promise<RewardRow | undefined> {
  const [row] = await select(db, userId).where(and(visible(tenantId), eq(rewards.id, id)))
  return row
}
