import type { TFunction } from 'i18next'
import { ApiError, isDown, OfflineError, RequestTimeoutError } from './errors.ts'

/** More than so many are a list, which belongs to the fields. */
const FIELDS_MAX = 3

/**
 * What to say of any failure, in the visitor's language: the server's own words where it has some, and what it says of fields, which not every form can
 * mark; otherwise ours (`shell:error.*`). Never a raw code.
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
  return t(isDown(error) ? 'shell:error.down' : 'shell:error.unknown')
}
