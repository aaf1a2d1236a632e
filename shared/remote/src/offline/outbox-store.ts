/** Queued actions in IndexedDB: a reload, a crash and a second tab see the same list. One value, changed in one transaction. */
import { get, update } from 'idb-keyval'
import { deviceStore } from './device-store.ts'
import type { OutboxItem } from './outbox-item.ts'

const KEY = 'items'
const store = deviceStore('sureda-outbox', 'outbox')

/** @throws where the browser refuses IndexedDB */
export const readItems = async (): Promise<OutboxItem[]> => (await get<OutboxItem[]>(KEY, store)) ?? []

/** Returns the changed list. @throws when storage is full or refused; the list is then unchanged */
export async function changeItems(change: (items: OutboxItem[]) => OutboxItem[]): Promise<OutboxItem[]> {
  let after: OutboxItem[] = []
  await update<OutboxItem[]>(
    KEY,
    (before = []) => {
      after = change(before)
      return after
    },
    store,
  )
  return after
}
