import { waitingItems } from '../offline/outbox.ts'

/** The subject of a favorite in the outbox, and back to its key. */
export const favoriteSubject = (favoriteKey: string): string => `favorite:${favoriteKey}`
const keyOf = (subject: string): string => subject.slice('favorite:'.length)

/** The server's favorites with the queued changes of this phone applied. */
export function withWaitingHearts(stored: Iterable<string>): Set<string> {
  const hearts = new Set(stored)
  for (const { kind, subject, method } of waitingItems()) {
    if (kind !== 'favorite') continue
    if (method === 'POST') hearts.add(keyOf(subject))
    else hearts.delete(keyOf(subject))
  }
  return hearts
}

/** The favorites before an action that was withdrawn. */
export function withoutHeart(
  hearts: Iterable<string>,
  { subject, method }: { subject: string; method: 'POST' | 'DELETE' },
): Set<string> {
  const before = new Set(hearts)
  if (method === 'POST') before.delete(keyOf(subject))
  else before.add(keyOf(subject))
  return before
}
