import type { CheckedRedemption } from '@sureda/contract/schemas/points/reward'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { isViolation } from '../../../errors/database-error.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { storedCode } from './redemption-code.ts'
import { findRedemption, markUsed } from './redemptions.queries.ts'
import { toRedemption } from './to-reward.ts'

/** The staff member who checks a code, and the time. */
export interface Checker {
  tenantId: string
  userId: string
  now: Date
  localizer: Localizer
}

/** The redemption of a code; changes nothing. Throws `redemption_not_found`. */
export async function checkRedemption(
  db: Db,
  { tenantId, now, localizer }: Checker,
  code: string,
): Promise<CheckedRedemption> {
  const row = await findRedemption(db, tenantId, storedCode(code))
  if (!row) throw new AppError('redemption_not_found')
  return toRedemption(row, now, localizer)
}

/**
 * Marks a code as used; of two concurrent calls one is refused. Throws `redemption_not_found`, or `redemption_expired` and `redemption_used` with the current state in
 * `data.redemption`.
 */
export async function useRedemption(db: Db, checker: Checker, code: string): Promise<CheckedRedemption> {
  const redemption = await checkRedemption(db, checker, code)
  const data = { redemption }
  if (redemption.status === 'expired') throw new AppError('redemption_expired', 'its time is over', { data })
  try {
    await markUsed(db, checker.tenantId, redemption.code, { usedBy: checker.userId, usedAt: checker.now })
  } catch (error) {
    if (!isViolation(error, 'redemption_used')) throw error
    throw new AppError('redemption_used', 'used before', { data, reason: error })
  }
  return checkRedemption(db, checker, code)
}
