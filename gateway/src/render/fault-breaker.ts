import { LRUCache } from 'lru-cache'

/** Screens of releases, with and without query. */
const MAX_KEYS = 500
const IN_A_ROW = 3
const PAUSE_MS = 60_000

/** A screen that failed several times in a row is paused for a minute; one that ended the thread is paused at once. */
export function faultBreaker(now: () => number = Date.now) {
  const faults = new LRUCache<string, { inRow: number; until: number }>({ max: MAX_KEYS })
  return {
    isPaused: (key: string): boolean => now() < (faults.get(key)?.until ?? 0),
    failed(key: string, isHeavy: boolean): void {
      const inRow = (faults.get(key)?.inRow ?? 0) + 1
      const isEnough = isHeavy || inRow >= IN_A_ROW
      faults.set(key, { inRow, until: isEnough ? now() + PAUSE_MS : 0 })
    },
    worked: (key: string): void => void faults.delete(key),
  }
}
