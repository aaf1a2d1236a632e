import { CACHE_PREFIX, cacheStorage } from '@sureda/remote/device'

/** An entry of the client cache, so it goes when the person signs out. */
const KEY = `${CACHE_PREFIX}searches`
const MOST = 6

/** What was searched for on this phone and led somewhere, the newest first. */
export function recentSearches(): string[] {
  try {
    const kept = JSON.parse(cacheStorage.getItem(KEY) ?? 'null') as { words?: unknown } | null
    const words = Array.isArray(kept?.words) ? kept.words : []
    return words.filter((word): word is string => typeof word === 'string').slice(0, MOST)
  } catch {
    return []
  }
}

export function rememberSearch(question: string): void {
  const word = question.trim()
  if (word === '') return
  const isSame = (other: string) => other.toLocaleLowerCase() === word.toLocaleLowerCase()
  const words = [word, ...recentSearches().filter((other) => !isSame(other))].slice(0, MOST)
  // the cache's own upkeep finds the age of an entry by this name
  cacheStorage.setItem(KEY, JSON.stringify({ dataUpdatedAt: Date.now(), words }))
}

export const forgetSearches = (): void => cacheStorage.removeItem(KEY)
