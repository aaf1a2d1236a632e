/** Screens a person has opened, which work offline. An entry of the client cache, so signing out clears it. */
import type { Locale } from '@sureda/contract/codes/locale'
import { CACHE_PREFIX, cacheStorage } from '@sureda/remote/device'

export interface SeenScreen {
  path: string
  title: string
  /** The language at that time: answers are cached in this language only. */
  language: Locale
  /** Milliseconds since 1970. */
  at: number
}

const KEY = `${CACHE_PREFIX}seen-screens`
const MAX = 20

/** Screens that open in this language. */
export const seenScreens = (language: Locale): SeenScreen[] =>
  allSeen().filter((screen) => screen.language === language)

function allSeen(): SeenScreen[] {
  try {
    const stored = JSON.parse(cacheStorage.getItem(KEY) ?? 'null') as { screens?: SeenScreen[] } | null
    return (stored?.screens ?? []).filter(({ path, title }) => path?.startsWith('/') && title)
  } catch {
    return []
  }
}

/** Newest first, each once per language. */
export function recordSeenScreen(seen: Omit<SeenScreen, 'at'>, now = Date.now()): void {
  const others = allSeen().filter(({ path, language }) => path !== seen.path || language !== seen.language)
  const screens = [{ ...seen, at: now }, ...others].slice(0, MAX)
  // the cache cleanup reads the age of an entry by this name
  cacheStorage.setItem(KEY, JSON.stringify({ dataUpdatedAt: now, screens }))
}
