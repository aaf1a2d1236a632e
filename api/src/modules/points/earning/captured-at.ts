import { CAPTURED_MAX_AGE_MS, CAPTURED_MAX_AHEAD_MS } from '@sureda/contract/rules/limits'
import { AppError } from '../../../errors/app-error.ts'

/**
 * When something was done: now, or the time sent by a phone that was offline. At most as old as the phone's queue; up
 * to five minutes in the future counts as now. Throws `validation_failed` otherwise.
 */
export function capturedAt(said: string | undefined, now: Date): Date {
  if (said === undefined) return now
  const at = Date.parse(said)
  const fault = (code: string) =>
    new AppError('validation_failed', `captured_at ${code}`, {
      errors: [{ path: 'captured_at', code }],
    })
  if (at > now.getTime() + CAPTURED_MAX_AHEAD_MS) throw fault('in_the_future')
  if (at < now.getTime() - CAPTURED_MAX_AGE_MS) throw fault('too_long_ago')
  return new Date(Math.min(at, now.getTime()))
}
