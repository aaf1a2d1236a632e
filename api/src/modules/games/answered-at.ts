import { CAPTURED_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import type { PlayBody } from '@sureda/contract/schemas/games/game'
import { AppError } from '../../errors/app-error.ts'

/**
 * When a game was answered. A time in the future counts as now; one older than anything the phone stores means a wrong
 * clock. Throws `clock_wrong`.
 */
export function answeredAt({ captured_at }: PlayBody, now: Date): Date {
  if (captured_at === undefined) return now
  const at = Date.parse(captured_at)
  if (at < now.getTime() - CAPTURED_MAX_AGE_MS) throw new AppError('clock_wrong')
  return new Date(Math.min(at, now.getTime()))
}
