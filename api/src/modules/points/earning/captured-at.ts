import { CAPTURED_MAX_AGE_MS, CAPTURED_MAX_AHEAD_MS } from '@sureda/contract/rules/limits'
import { AppError } from '../../../errors/app-error.ts'

/**
 * When something was done: now, or what the phone says that sent it later. At most as old as a phone keeps it; a phone's clock may be five minutes ahead, which
 * counts as now. Throws `validation_failed` for anything else.
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
