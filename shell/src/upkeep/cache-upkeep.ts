import { CACHE_CLEANUP_INTERVAL_MS, cleanCache } from '@sureda/remote/device'
import { deleteOldDrafts } from '@sureda/remote/offline'

/** Every two minutes removes expired and excess cache entries, and expired drafts. Returns the function that stops it. */
export function startCacheCleanup(): () => void {
  const timer = setInterval(() => {
    cleanCache()
    void deleteOldDrafts()
  }, CACHE_CLEANUP_INTERVAL_MS)
  return () => clearInterval(timer)
}
