import { waitingItems } from '../offline/outbox.ts'

/** The subject of a favorite in the outbox, and back to its key. */
export const favoriteSubject = (favoriteKey: string): string => `favorite:${favoriteKey}`
const keyOf = (subject: string): string => subject.slice('favorite:'.length)

/** The server's favorites with the queued changes of this phone applied. */
export function withQueuedFavorites(stored: Iterable<string>): Set<string> {
  const favorites = new Set(stored)
  for (const { kind, subject, method } of waitingItems()) {
    if (kind !== 'favorite') continue
    if (method === 'POST') favorites.add(keyOf(subject))
    else favorites.delete(keyOf(subject))
  }
  return favorites
}

/** The favorites before an action that was withdrawn. */
export function withoutQueuedFavorite(
  favorites: Iterable<string>,
  { subject, method }: { subject: string; method: 'POST' | 'DELETE' },
): Set<string> {
  const before = new Set(favorites)
  if (method === 'POST') before.delete(keyOf(subject))
  else before.add(keyOf(subject))
  return before
}
