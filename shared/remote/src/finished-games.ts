import { createStore, get, type UseStore, update } from 'idb-keyval'

/**
 * Games finished on this phone, for people without an account. The server takes the list as a hint for what to show and never as a reason for
 * points. Where the browser refuses IndexedDB the list lives as long as the page.
 */
const KEY = 'finished'
/** The server reads no more than this. */
const MOST = 200
const memory = new Set<string>()
let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('sureda-games', 'games')
  return opened
}

export async function rememberedGames(): Promise<string[]> {
  const kept = await get<string[]>(KEY, store()).catch(() => undefined)
  return [...new Set([...(kept ?? []), ...memory])].slice(-MOST)
}

export async function rememberGame(id: string): Promise<void> {
  memory.add(id)
  await update<string[]>(KEY, (kept) => [...new Set([...(kept ?? []), id])].slice(-MOST), store()).catch(
    () => {},
  )
}
