/** Screens a person has opened: where they can go without network. An entry of the client cache, so it goes when the person signs out. */
import type { Locale } from '@sureda/contract/codes/locale'
import { CACHE_PREFIX, cacheStorage } from '@sureda/remote/device'

export interface SeenScreen {
  path: string
  title: string
  /** What it was seen in: its answers are stored in this language only. */
  language: Locale
  /** Milliseconds since 1970. */
  at: number
}

const KEY = `${CACHE_PREFIX}seen-screens`
const MAX = 20

/** Those that open in this language. */
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
export function noteSeen(seen: Omit<SeenScreen, 'at'>, now = Date.now()): void {
  const others = allSeen().filter(({ path, language }) => path !== seen.path || language !== seen.language)
  const screens = [{ ...seen, at: now }, ...others].slice(0, MAX)
  // the cache's own upkeep finds the age of an entry by this name
  cacheStorage.setItem(KEY, JSON.stringify({ dataUpdatedAt: now, screens }))
}
