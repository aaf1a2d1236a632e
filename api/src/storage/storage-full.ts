import { loose } from '../log/loose-error.ts'
import { StorageError } from './storage-error.ts'

/** No room, or no space left for this user: of PostgreSQL and of the file system. */
const CODES = ['53100', 'ENOSPC', 'EDQUOT']
const DEPTH_MAX = 6

/** True when something could not be written because the disk is full, whichever driver and wrapper brought it. */
export function isStorageFull(error: unknown, depth = 0): boolean {
  const fields = loose(error)
  if (!fields || depth > DEPTH_MAX) return false
  if (error instanceof StorageError && error.fault === 'full') return true
  if (CODES.includes(String(fields.code))) return true
  if (Array.isArray(fields.errors) && fields.errors.some((one) => isStorageFull(one, depth + 1))) return true
  return isStorageFull(fields.cause, depth + 1)
}
