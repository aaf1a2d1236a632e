import type { Redemption, RedemptionStatus } from '@sureda/contract/schemas/points/reward'
import { serverNow } from '@sureda/remote/device'

/** By the phone's clock: an answer that was cached for a day without network may say of a code what was true then. */
export const statusNow = ({ status, valid_until }: Redemption, now = serverNow()): RedemptionStatus =>
  status === 'valid' && Date.parse(valid_until) <= now ? 'expired' : status
