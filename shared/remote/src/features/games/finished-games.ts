import { get, update } from 'idb-keyval'
import { phoneStore } from '../../offline/device-store.ts'

/**
 * Games finished on this phone, for people without an account. The server takes the list as a hint for what to show and never as a reason for
 * points. Where the browser refuses IndexedDB the list lives as long as the page.
 */
const KEY = 'finished'
/** The server reads no more than this. */
const MOST = 200
const memory = new Set<string>()
const store = phoneStore('sureda-games', 'games')

/** Some browsers throw as soon as they are asked, others when they should answer. */
async function keptGames(): Promise<string[]> {
  try {
    return (await get<string[]>(KEY, store)) ?? []
  } catch {
    return []
  }
}

/** Ids, at most 200. Never fails. */
export async function rememberedGames(): Promise<string[]> {
  return [...new Set([...(await keptGames()), ...memory])].slice(-MOST)
}

/** Never fails; where nothing can be stored, the game is remembered as long as the page is open. */
export async function rememberGame(id: string): Promise<void> {
  memory.add(id)
  try {
    await update<string[]>(KEY, (kept) => [...new Set([...(kept ?? []), id])].slice(-MOST), store)
  } catch {
    // it lives as long as the page
  }
}
