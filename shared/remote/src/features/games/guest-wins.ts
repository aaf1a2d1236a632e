/**
 * What a guest has won on this phone: finished games, and the receipts that a new member hands in
 * (docs/decisions/0036-games.md). Where the browser stores nothing, both are lost with the page.
 */
import type { PlayResult } from '@sureda/contract/schemas/games/game'
import { get, set, update } from 'idb-keyval'
import { phoneStore } from '../../offline/device-store.ts'
import { rememberGame } from './finished-games.ts'

const KEY = 'receipts'
type Receipts = Record<string, string>
const store = phoneStore('sureda-games', 'games')

/** Never fails. */
export async function keptReceipts(): Promise<string[]> {
  try {
    return Object.values((await get<Receipts>(KEY, store)) ?? {}).slice(0, 200)
  } catch {
    return []
  }
}

/** Never fails. */
export async function keepReceipt(gameId: string, receipt: string): Promise<void> {
  await update<Receipts>(KEY, (kept) => ({ ...kept, [gameId]: receipt }), store).catch(() => {})
}

/** Never fails. */
export async function forgetReceipts(): Promise<void> {
  await set(KEY, {}, store).catch(() => {})
}

/** Stores the server's answer to a guest's play, at once or after it was queued. Never fails. */
export async function keepGuestWin(
  gameId: string,
  { status, receipt }: Pick<PlayResult, 'status' | 'receipt'>,
): Promise<void> {
  if (receipt) await keepReceipt(gameId, receipt)
  if (status === 'completed') await rememberGame(gameId)
}
