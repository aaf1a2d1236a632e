import type { TFunction } from 'i18next'
import { ApiError, isUnreachable, OfflineError, RequestTimeoutError } from './errors.ts'

/** More faults than this are a list, which belongs at the fields. */
const FIELDS_MAX = 3

/**
 * The sentence for any failure in the visitor's language: the server's own text, including its field messages because
 * not every form can mark fields; otherwise ours (`shell:error.*`). Never a raw code.
 */
export function errorMessage(error: unknown, t: TFunction, fallback?: string): string {
  if (error instanceof ApiError && error.text) {
    const ofFields = new Set(error.errors.map(({ message }) => message))
    return [error.text, ...[...ofFields].slice(0, FIELDS_MAX)].join(' ')
  }
  if (error instanceof RequestTimeoutError) return t('shell:error.timeout')
  if (error instanceof OfflineError || (typeof navigator !== 'undefined' && !navigator.onLine))
    return t('shell:error.offline')
  if (fallback) return fallback
  return t(isUnreachable(error) ? 'shell:error.down' : 'shell:error.unknown')
}
