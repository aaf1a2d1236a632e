import { get, update } from 'idb-keyval'
import { deviceStore } from '../../offline/device-store.ts'

/**
 * Games finished on this phone without an account. For the server the list is a hint for display, never a reason for
 * points. Where the browser refuses IndexedDB, the list lasts as long as the page.
 */
const KEY = 'finished'
/** The server reads no more entries. */
const MOST = 200
const memory = new Set<string>()
const store = deviceStore('sureda-games', 'games')

/** Some browsers throw when asked, others reject the promise. */
async function keptGames(): Promise<string[]> {
  try {
    return (await get<string[]>(KEY, store)) ?? []
  } catch {
    return []
  }
}

/** Ids, at most 200. Never fails. */
export async function readFinishedGames(): Promise<string[]> {
  return [...new Set([...(await keptGames()), ...memory])].slice(-MOST)
}

/** Never fails; where nothing can be stored, the game is remembered until the page closes. */
export async function saveFinishedGame(id: string): Promise<void> {
  memory.add(id)
  try {
    await update<string[]>(KEY, (kept) => [...new Set([...(kept ?? []), id])].slice(-MOST), store)
  } catch {
    // remembered until the page closes
  }
}
