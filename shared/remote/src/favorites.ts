import type { FavoritableType } from '@sureda/contract/enums'
import { api } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { favoriteKey } from './favorite-key.ts'
import { renew } from './query-client.ts'
import { isAuthenticated, setFavorites, useSession } from './session.ts'
import { shell } from './shell-services.ts'

export function useIsFavorite(type: FavoritableType, id: string): boolean {
  return useSession((state) => state.favorites.has(favoriteKey(type, id)))
}

/**
 * Adds or removes a favorite at once on screen and then on the server; a refusal puts the heart back and is thrown on.
 * Guests are asked to sign in and come back to the current address.
 */
export async function toggleFavorite(type: FavoritableType, id: string): Promise<void> {
  const session = useSession.getState()
  if (!isAuthenticated(session)) return shell().askToLogin(location.pathname + location.search)
  const key = favoriteKey(type, id)
  const remove = session.favorites.has(key)
  mark(key, !remove)
  try {
    if (remove) await api.delete(`/favorites/${encodeURIComponent(id)}/${type}`)
    else await api.post('/favorites', { favoritable_id: id, favoritable_type: type })
  } catch (error) {
    const alreadyGone = remove && error instanceof ApiError && error.status === 404
    if (!alreadyGone) {
      mark(key, remove)
      throw error
    }
  }
  await renew(['favorites'])
}

function mark(key: string, on: boolean): void {
  const next = new Set(useSession.getState().favorites)
  if (on) next.add(key)
  else next.delete(key)
  setFavorites(next)
}
