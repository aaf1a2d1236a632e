import { createStore, get, set, type UseStore, update } from 'idb-keyval'

/** Receipts of what was won without an account, by game: who registers hands them in. Where the browser keeps nothing they are lost with the page. */
const KEY = 'receipts'
type Receipts = Record<string, string>
let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('sureda-games', 'games')
  return opened
}

/** Never fails. */
export async function keptReceipts(): Promise<string[]> {
  try {
    return Object.values((await get<Receipts>(KEY, store())) ?? {}).slice(0, 200)
  } catch {
    return []
  }
}

/** Never fails. */
export async function keepReceipt(gameId: string, receipt: string): Promise<void> {
  await update<Receipts>(KEY, (kept) => ({ ...kept, [gameId]: receipt }), store()).catch(() => {})
}

/** Never fails. */
export async function forgetReceipts(): Promise<void> {
  await set(KEY, {}, store()).catch(() => {})
}
