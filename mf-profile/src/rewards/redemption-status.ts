import type { Redemption, RedemptionStatus } from '@sureda/contract/schemas/points/reward'

/** An answer that was cached for a day without network may say of a code what was true then. */
export const statusNow = ({ status, valid_until }: Redemption, now: Date): RedemptionStatus =>
  status === 'valid' && Date.parse(valid_until) <= now.getTime() ? 'expired' : status
