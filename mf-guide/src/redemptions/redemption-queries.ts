import type { CheckedRedemption } from '@sureda/contract/schemas/points/reward'
import { api } from '@sureda/remote/api'

/** Checks a code without using it. Never cached, because another counter may use it at any time. */
export const checkRedemption = async (code: string): Promise<CheckedRedemption> =>
  (await api.post('/redemptions/check', { code }, { askAgain: false })).data

export const markRedemptionUsed = async (code: string, idempotencyKey: string): Promise<CheckedRedemption> =>
  (await api.post('/redemptions/use', { code }, { idempotencyKey })).data
