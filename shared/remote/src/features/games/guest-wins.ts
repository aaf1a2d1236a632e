/**
 * What a guest has won on this phone: finished games, and the receipts that a new member hands in
 * (docs/decisions/0036-games.md). Where the browser stores nothing, both are lost with the page.
 */
import type { PlayResult } from '@sureda/contract/schemas/games/game'
import { get, set, update } from 'idb-keyval'
import { deviceStore } from '../../offline/device-store.ts'
import { saveFinishedGame } from './finished-games.ts'

const KEY = 'receipts'
type Receipts = Record<string, string>
const store = deviceStore('sureda-games', 'games')

/** Never fails. */
export async function readReceipts(): Promise<string[]> {
  try {
    return Object.values((await get<Receipts>(KEY, store)) ?? {}).slice(0, 200)
  } catch {
    return []
  }
}

/** Never fails. */
export async function saveReceipt(gameId: string, receipt: string): Promise<void> {
  await update<Receipts>(KEY, (kept) => ({ ...kept, [gameId]: receipt }), store).catch(() => {})
}

/** Never fails. */
export async function clearReceipts(): Promise<void> {
  await set(KEY, {}, store).catch(() => {})
}

/** Stores the server's answer to a guest's play, at once or after it was queued. Never fails. */
export async function saveGuestWin(
  gameId: string,
  { status, receipt }: Pick<PlayResult, 'status' | 'receipt'>,
): Promise<void> {
  if (receipt) await saveReceipt(gameId, receipt)
  if (status === 'completed') await saveFinishedGame(gameId)
}
