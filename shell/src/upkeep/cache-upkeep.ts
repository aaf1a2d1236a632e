import { CACHE_CLEANUP_INTERVAL_MS, cleanCache } from '@sureda/remote/device'
import { dropOldDrafts } from '@sureda/remote/offline'

/** Every two minutes the cache in the browser loses what is too old or too much, and drafts what is too old. Returns the way to stop. */
export function keepCacheClean(): () => void {
  const timer = setInterval(() => {
    cleanCache()
    void dropOldDrafts()
  }, CACHE_CLEANUP_INTERVAL_MS)
  return () => clearInterval(timer)
}
