import type { Redemption, Reward, RewardState } from '@sureda/contract/schemas/points/reward'
import type { Localizer } from '../../../lib/localizer.ts'
import { levelOf } from '../ledger/levels.ts'
import type { RedemptionRow } from './redemptions.queries.ts'
import type { RewardRow } from './rewards.queries.ts'

interface Account {
  balance: number
  lifetime: number
}

export const hasEnded = ({ validUntil }: { validUntil: Date | null }, now: Date) =>
  validUntil !== null && validUntil <= now

function stateOf(row: RewardRow, account: Account, now: Date): RewardState {
  if (hasEnded(row, now)) return 'expired'
  if (row.isTaken) return 'redeemed'
  if (row.stock <= 0) return 'out_of_stock'
  if (levelOf(account.lifetime) < row.levelRequired) return 'level_too_low'
  return account.balance < row.cost ? 'points_missing' : 'available'
}

export const toReward = (row: RewardRow, account: Account, now: Date, localizer: Localizer): Reward => ({
  id: row.id,
  title: localizer.text(row.title),
  description: localizer.text(row.description),
  cost: row.cost,
  stock: row.stock,
  level_required: row.levelRequired,
  valid_until: row.validUntil?.toISOString() ?? null,
  once_per_person: row.oncePerPerson,
  state: stateOf(row, account, now),
  points_missing: Math.max(0, row.cost - account.balance),
  operator: localizer.operator(row.operator),
  demo: row.demo,
  ...localizer.image(row),
})

export const toRedemption = (row: RedemptionRow, now: Date, localizer: Localizer): Redemption => ({
  id: row.id,
  code: row.code,
  status: row.usedAt ? 'used' : row.validUntil <= now ? 'expired' : 'valid',
  cost: row.cost,
  redeemed_at: row.createdAt.toISOString(),
  valid_until: row.validUntil.toISOString(),
  used_at: row.usedAt?.toISOString() ?? null,
  reward: {
    id: row.rewardId,
    title: localizer.text(row.title),
    description: localizer.text(row.description),
    operator: localizer.operator(row.operator),
    ...localizer.image(row),
  },
})
