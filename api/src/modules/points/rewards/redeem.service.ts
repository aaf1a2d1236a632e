import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { REDEMPTION_DAYS } from '@sureda/contract/rules/limits'
import type { Redeemed } from '@sureda/contract/schemas/points/reward'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { databaseFault } from '../../../errors/database-error.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { findUser } from '../../members/profile/user.queries.ts'
import { levelOf } from '../ledger/levels.ts'
import { findAccount, type Owner } from '../ledger/points.queries.ts'
import { newRedemptionCode } from './redemption-code.ts'
import { findRedemption, insertRedemption } from './redemptions.queries.ts'
import { findReward } from './rewards.queries.ts'
import { hasEnded, toRedemption } from './to-reward.ts'

const DAY_MS = 86_400_000

/** Constraints of the database that refuse a redemption (`0012_rewards.sql`). */
const REFUSALS: Record<string, ProblemCode> = {
  reward_stock: 'reward_out_of_stock',
  redemption_once_uq: 'reward_taken',
  points_balance_ck: 'reward_points',
}

/**
 * Redeems a reward: code, stock and points in one transaction. The database alone decides concurrent redemptions. Throws `reward_not_found`, `reward_expired`,
 * `email_not_confirmed`, `reward_level` with `level`, `reward_out_of_stock`, `reward_taken`, and `reward_points` with `missing`.
 */
export async function redeem(
  db: Db,
  owner: Owner,
  id: string,
  { now, localizer }: { now: Date; localizer: Localizer },
): Promise<Redeemed> {
  const reward = await findReward(db, owner, id)
  if (!reward) throw new AppError('reward_not_found')
  if (hasEnded(reward, now)) throw new AppError('reward_expired')
  const person = await findUser(db, owner.tenantId, owner.userId)
  if (!person?.emailVerifiedAt) throw new AppError('email_not_confirmed')
  const account = await findAccount(db, owner)
  const level = reward.levelRequired
  if (levelOf(account.lifetime) < level)
    throw new AppError('reward_level', 'not on that level', { data: { level } })
  const code = newRedemptionCode()
  const validUntil = reward.validUntil ?? new Date(now.getTime() + REDEMPTION_DAYS * DAY_MS)
  try {
    await insertRedemption(db, { ...owner, rewardId: id, code, validUntil, createdAt: now })
  } catch (error) {
    const refusal = REFUSALS[databaseFault(error)?.constraint ?? '']
    if (!refusal) throw error
    const missing = Math.max(1, reward.cost - account.balance)
    throw new AppError(refusal, 'refused by the database', { data: { missing }, reason: error })
  }
  const row = await findRedemption(db, owner.tenantId, code)
  if (!row) throw new AppError('internal_error', 'the redemption vanished')
  const { balance } = await findAccount(db, owner)
  return { ...toRedemption(row, now, localizer), balance }
}
