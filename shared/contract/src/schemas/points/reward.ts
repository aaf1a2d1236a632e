import { z } from 'zod'
import { operatorSummary } from '../catalogue/operator.ts'
import { pageQuery } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'

/** State of a reward for the requesting person, the first that applies: what the person cannot change comes first. */
export const REWARD_STATES = [
  'expired',
  'redeemed',
  'out_of_stock',
  'level_too_low',
  'points_missing',
  'available',
] as const
export type RewardState = (typeof REWARD_STATES)[number]

export const reward = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Points. */
  cost: z.number().int(),
  /** How many are left. */
  stock: z.number().int(),
  level_required: z.number().int().min(1).max(4),
  /** End of redeeming and using the code; null: no end. */
  valid_until: z.string().nullable(),
  once_per_person: z.boolean(),
  state: z.enum(REWARD_STATES),
  /** Missing points; 0 if there are enough. */
  points_missing: z.number().int(),
  /** Who hands it out. */
  operator: operatorSummary.nullable(),
  demo: z.boolean(),
  ...imageFields,
})
export type Reward = z.infer<typeof reward>

/** GET rewards: cheapest first, without expired ones. */
export const rewardsQuery = z.strictObject(pageQuery)

export const REDEMPTION_STATUSES = ['valid', 'used', 'expired'] as const
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number]

/** A reward bought with points. */
export const redemption = z.object({
  id: z.string(),
  /** `ABCD-EFGH`: shown, read aloud or scanned, once. */
  code: z.string(),
  status: z.enum(REDEMPTION_STATUSES),
  /** Points it cost. */
  cost: z.number().int(),
  redeemed_at: z.string(),
  valid_until: z.string(),
  used_at: z.string().nullable(),
  reward: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    operator: operatorSummary.nullable(),
    ...imageFields,
  }),
})
export type Redemption = z.infer<typeof redemption>

/** POST rewards/{id}/redeem answers the redemption and the remaining balance. */
export const redeemed = redemption.extend({ balance: z.number().int() })
export type Redeemed = z.infer<typeof redeemed>

/** POST redemptions/check and redemptions/use. Case, spaces and dashes are ignored. */
export const redemptionCodeBody = z.strictObject({ code: z.string().trim().min(1).max(40) })

/** What guides and operators see of a code: no name, only what to hand out. */
export const checkedRedemption = redemption.omit({ cost: true })
export type CheckedRedemption = z.infer<typeof checkedRedemption>
