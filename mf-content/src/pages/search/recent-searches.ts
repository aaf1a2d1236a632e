import { CACHE_PREFIX, cacheStorage } from '@sureda/remote/device'

/** A key of the client cache, which is cleared when the member signs out. */
const KEY = `${CACHE_PREFIX}searches`
const MOST = 6

/** The last successful searches on this phone, newest first. */
export function recentSearches(): string[] {
  try {
    const stored = JSON.parse(cacheStorage.getItem(KEY) ?? 'null') as { words?: unknown } | null
    const words = Array.isArray(stored?.words) ? stored.words : []
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
  // the clean-up of the cache reads the age of an entry from `dataUpdatedAt`
  cacheStorage.setItem(KEY, JSON.stringify({ dataUpdatedAt: Date.now(), words }))
}

export const forgetSearches = (): void => cacheStorage.removeItem(KEY)
