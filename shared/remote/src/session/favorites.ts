import type { FavoritableType } from '@sureda/contract/codes/enums'
import { ApiError } from '../api/errors.ts'
import { sendOrQueue } from '../offline/outbox.ts'
import { invalidate } from '../query/client.ts'
import { shell } from '../shell/services.ts'
import { favoriteKey } from './favorite-key.ts'
import { isAuthenticated, setFavorites, useSession } from './session.ts'
import { favoriteSubject } from './waiting-favorites.ts'

export function useIsFavorite(type: FavoritableType, id: string): boolean {
  return useSession((state) => state.favorites.has(favoriteKey(type, id)))
}

/**
 * Adds or removes a favorite on screen at once and then on the server, or queues it offline; a refusal reverts it and
 * is rethrown. Guests are asked to sign in and return to the current address. `title` names it in the list of queued
 * actions.
 */
export async function toggleFavorite(type: FavoritableType, id: string, title?: string): Promise<void> {
  const session = useSession.getState()
  if (!isAuthenticated(session)) return shell().askToLogin(location.pathname + location.search)
  const key = favoriteKey(type, id)
  const remove = session.favorites.has(key)
  mark(key, !remove)
  try {
    const { state } = await sendOrQueue({
      kind: 'favorite',
      subject: favoriteSubject(key),
      title,
      invalidates: [['favorites']],
      ...(remove
        ? { method: 'DELETE', path: `/favorites/${encodeURIComponent(id)}/${type}` }
        : { method: 'POST', path: '/favorites', body: { favoritable_id: id, favoritable_type: type } }),
    })
    // the cached list is all there is until the network is back; the outbox then invalidates it
    if (state === 'waiting') return
  } catch (error) {
    const alreadyGone = remove && error instanceof ApiError && error.status === 404
    if (!alreadyGone) {
      mark(key, remove)
      throw error
    }
  }
  await invalidate(['favorites'])
}

function mark(key: string, on: boolean): void {
  const next = new Set(useSession.getState().favorites)
  if (on) next.add(key)
  else next.delete(key)
  setFavorites(next)
}
