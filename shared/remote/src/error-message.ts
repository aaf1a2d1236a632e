import type { TFunction } from 'i18next'
import { ApiError, OfflineError, RequestTimeoutError } from './api-error.ts'

/**
 * One sentence for any failure, in the visitor's language: the server's own words where it has some, otherwise ours
 * (`shell:error.*`). Never a raw code.
 */
export function errorMessage(error: unknown, t: TFunction, fallback?: string): string {
  if (error instanceof ApiError && error.text) return error.text
  if (error instanceof RequestTimeoutError) return t('shell:error.timeout')
  if (error instanceof OfflineError || (typeof navigator !== 'undefined' && !navigator.onLine))
    return t('shell:error.offline')
  if (fallback) return fallback
  return t(isDown(error) ? 'shell:error.down' : 'shell:error.unknown')
}

/** Something in front of the app answered for it: it is being started anew, or it is overloaded. */
const isDown = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 502 && error.status <= 504
