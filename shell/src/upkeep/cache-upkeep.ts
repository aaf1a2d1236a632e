import { CACHE_CLEANUP_INTERVAL_MS, cleanCache } from '@sureda/remote/cache-storage'

/** Every two minutes the cache in the browser loses what is too old or too much. Returns the way to stop. */
export function keepCacheClean(): () => void {
  const timer = setInterval(() => cleanCache(), CACHE_CLEANUP_INTERVAL_MS)
  return () => clearInterval(timer)
}
