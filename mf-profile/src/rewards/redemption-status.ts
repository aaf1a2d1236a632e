import type { Redemption, RedemptionStatus } from '@sureda/contract/schemas/points/reward'

/** The status now: a cached answer may call an expired code valid. */
export const statusNow = ({ status, valid_until }: Redemption, now: Date): RedemptionStatus =>
  status === 'valid' && Date.parse(valid_until) <= now.getTime() ? 'expired' : status
