/** The last known favorites of the signed-in person: an offline start shows them, and taps can remove them. */
import { CACHE_PREFIX, cacheStorage } from '@sureda/remote/device'
import { isAuthenticated, setFavorites, useSession } from '@sureda/remote/session'

/** An entry of the client cache, so signing out clears it. */
const KEY = `${CACHE_PREFIX}hearts`

interface StoredFavorites {
  userId: string
  hearts: string[]
}

/**
 * Shows the stored favorites of the signed-in person and stores later changes. Once per page, after the session is
 * restored.
 * @returns the function that stops it
 */
export function restoreFavorites(): () => void {
  const session = useSession.getState()
  const stored = read()
  if (isAuthenticated(session) && stored?.userId === session.user?.id) setFavorites(stored?.hearts ?? [])
  return useSession.subscribe((now, before) => {
    if (now.favorites === before.favorites || !now.user || !isAuthenticated(now)) return
    const hearts: StoredFavorites = { userId: now.user.id, hearts: [...now.favorites] }
    // the cache cleanup reads the age of an entry by this name
    cacheStorage.setItem(KEY, JSON.stringify({ dataUpdatedAt: Date.now(), ...hearts }))
  })
}

function read(): StoredFavorites | null {
  try {
    const stored = JSON.parse(cacheStorage.getItem(KEY) ?? 'null') as Partial<StoredFavorites> | null
    return stored?.userId && Array.isArray(stored.hearts)
      ? { userId: stored.userId, hearts: stored.hearts }
      : null
  } catch {
    return null
  }
}
