import { OPEN_MAX, OPEN_MAX_UNCONFIRMED } from '@sureda/contract/rules/limits'
import { AppError } from './app-error.ts'
import { databaseFault } from './database-error.ts'

/** The 422 for a limit per person that the database has enforced in any call; undefined for other errors. */
export function ceilingError(error: unknown): AppError | undefined {
  const constraint = databaseFault(error)?.constraint
  const limit = /^too_many:(\d+)$/.exec(constraint ?? '')?.[1]
  if (limit)
    return new AppError('too_many_items', constraint, { data: { limit: Number(limit) }, reason: error })
  if (constraint !== 'too_many_open' && constraint !== 'too_many_open_unconfirmed') return undefined
  const isConfirmed = constraint === 'too_many_open'
  const data = { ...(isConfirmed ? OPEN_MAX : OPEN_MAX_UNCONFIRMED), email_confirmed: isConfirmed }
  return new AppError('too_many_open', constraint, { data, reason: error })
}
