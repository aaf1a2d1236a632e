import { evictOldestAnswers } from './cache-storage.ts'

/**
 * Local storage that never throws: private windows, full disks and policies make any call fail. A failed read returns
 * nothing; a failed write is reported by its return value.
 */
export const STORAGE_KEYS = {
  token: 'auth_token',
  user: 'auth_user',
  guest: 'guest_mode',
  visited: 'has_visited',
  postLogin: 'post_login_redirect',
  language: 'language',
} as const

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False when the browser refused to store the value, even after the cache has made room. */
export function writeStored(key: string, value: string): boolean {
  return write(key, value) || (evictOldestAnswers() && write(key, value))
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(...keys: string[]): void {
  for (const key of keys) {
    try {
      localStorage.removeItem(key)
    } catch {
      // nothing to remove where storage is blocked
    }
  }
}
