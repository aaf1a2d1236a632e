import { asErrorLike } from '../log/error-like.ts'
import { StorageError } from './storage-error.ts'

/** No space, or quota exceeded: codes of PostgreSQL and of the file system. */
const CODES = ['53100', 'ENOSPC', 'EDQUOT']
const DEPTH_MAX = 6

/** Whether a write failed because the disk is full, in any driver or wrapper. */
export function isStorageFull(error: unknown, depth = 0): boolean {
  const fields = asErrorLike(error)
  if (!fields || depth > DEPTH_MAX) return false
  if (error instanceof StorageError && error.fault === 'full') return true
  if (CODES.includes(String(fields.code))) return true
  if (Array.isArray(fields.errors) && fields.errors.some((one) => isStorageFull(one, depth + 1))) return true
  return isStorageFull(fields.cause, depth + 1)
}
