/** Screens somebody has opened: where they can go without network. An entry of the client cache, so it goes when the person signs out. */
import { CACHE_PREFIX, cacheStorage } from '@sureda/remote/cache-storage'

export interface SeenScreen {
  path: string
  title: string
  /** Milliseconds since 1970. */
  at: number
}

const KEY = `${CACHE_PREFIX}seen-screens`
const MAX = 20

export function seenScreens(): SeenScreen[] {
  try {
    const kept = JSON.parse(cacheStorage.getItem(KEY) ?? 'null') as { screens?: SeenScreen[] } | null
    return (kept?.screens ?? []).filter(({ path, title }) => path?.startsWith('/') && title)
  } catch {
    return []
  }
}

/** Newest first, each once. */
export function noteSeen(path: string, title: string, now = Date.now()): void {
  const others = seenScreens().filter((screen) => screen.path !== path)
  const screens = [{ path, title, at: now }, ...others].slice(0, MAX)
  // the cache's own upkeep finds the age of an entry by this name
  cacheStorage.setItem(KEY, JSON.stringify({ dataUpdatedAt: now, screens }))
}
