import { CACHE_CLEANUP_MS, CACHE_MAX_ENTRIES, CACHE_QUOTA_DROP } from '@sureda/contract/rules/limits'

/** Every entry of the client cache starts with this. */
export const CACHE_PREFIX = 'cache:'
/**
 * The registry of the last visit is stored beside the cached answers. It belongs to no person, so it survives signing
 * in and out, and it is never evicted: without it the app has no screens offline.
 */
export const REGISTRY_CACHE_KEY = `${CACHE_PREFIX}registry`
/** How long the last answer is stored for offline use. The query client decides on freshness (5 min). */
export const CACHE_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

interface StoredEntry {
  key: string
  at: number
}

/**
 * Local storage for the query cache: at most 150 entries; when the browser's quota is full, the oldest 25 % are
 * dropped. Never throws: failing to write a cache is no error.
 */
export const cacheStorage = {
  getItem: (key: string): string | null => attempt(() => localStorage.getItem(key), null),
  removeItem: (key: string): void => attempt(() => localStorage.removeItem(key), undefined),
  setItem: (key: string, value: string): void => {
    if (!keep(key, value) && evictOldestAnswers()) keep(key, value)
    dropOldest(keys().length - CACHE_MAX_ENTRIES)
  },
  entries: (): [string, string][] =>
    keys().flatMap((key) => {
      const value = cacheStorage.getItem(key)
      return value === null ? [] : [[key, value] as [string, string]]
    }),
}

/** Drops the oldest quarter when the quota is full. False when there was nothing to drop. */
export function evictOldestAnswers(): boolean {
  const count = Math.ceil(keys().length * CACHE_QUOTA_DROP)
  dropOldest(count)
  return count > 0
}

/** Removes expired entries and those over the limit. The shell runs it every two minutes. */
export function cleanCache(now = Date.now()): void {
  for (const entry of entries()) if (now - entry.at > CACHE_MAX_AGE_MS) cacheStorage.removeItem(entry.key)
  dropOldest(keys().length - CACHE_MAX_ENTRIES)
}

/** Clears the cache: answers of one person must not be shown to the next. */
export function clearCache(): void {
  for (const key of keys()) cacheStorage.removeItem(key)
}

export const CACHE_CLEANUP_INTERVAL_MS = CACHE_CLEANUP_MS

function keep(key: string, value: string): boolean {
  return attempt(() => {
    localStorage.setItem(key, value)
    return true
  }, false)
}

/** Keys only: counting entries on every write must not read every answer. */
function keys(): string[] {
  const isAnswer = (key: string) => key.startsWith(CACHE_PREFIX) && key !== REGISTRY_CACHE_KEY
  return attempt(() => Object.keys(localStorage).filter(isAnswer), [])
}

function entries(): StoredEntry[] {
  return keys().map((key) => ({ key, at: writtenAt(cacheStorage.getItem(key)) }))
}

/**
 * `dataUpdatedAt` of a persisted query, read without parsing the whole answer; 0 for anything else, so that junk is
 * dropped first.
 */
function writtenAt(value: string | null): number {
  return Number(/"dataUpdatedAt":(\d+)/.exec(value ?? '')?.[1] ?? 0)
}

function dropOldest(count: number): void {
  if (count <= 0) return
  const oldest = entries().sort((a, b) => a.at - b.at)
  for (const entry of oldest.slice(0, count)) cacheStorage.removeItem(entry.key)
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch {
    return fallback
  }
}
