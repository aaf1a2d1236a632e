/** The hearts of whoever is signed in, as they were last: a start without network shows them, and a tap takes away what is there. */
import { CACHE_PREFIX, cacheStorage } from '@sureda/remote/device'
import { isAuthenticated, setFavorites, useSession } from '@sureda/remote/session'

/** An entry of the client cache, so it goes when the person signs out. */
const KEY = `${CACHE_PREFIX}hearts`

interface StoredFavorites {
  userId: string
  hearts: string[]
}

/**
 * Shows the hearts that were kept of the person who is here, and keeps them from now on. Once per page, after the session was restored.
 * @returns what ends it
 */
export function takeUpHearts(): () => void {
  const session = useSession.getState()
  const kept = read()
  if (isAuthenticated(session) && kept?.userId === session.user?.id) setFavorites(kept?.hearts ?? [])
  return useSession.subscribe((now, before) => {
    if (now.favorites === before.favorites || !now.user || !isAuthenticated(now)) return
    const hearts: StoredFavorites = { userId: now.user.id, hearts: [...now.favorites] }
    // the cache's own upkeep finds the age of an entry by this name
    cacheStorage.setItem(KEY, JSON.stringify({ dataUpdatedAt: Date.now(), ...hearts }))
  })
}

function read(): StoredFavorites | null {
  try {
    const kept = JSON.parse(cacheStorage.getItem(KEY) ?? 'null') as Partial<StoredFavorites> | null
    return kept?.userId && Array.isArray(kept.hearts) ? { userId: kept.userId, hearts: kept.hearts } : null
  } catch {
    return null
  }
}
