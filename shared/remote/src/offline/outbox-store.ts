/** Where actions wait, in IndexedDB: a reload, a crash and a second tab see the same list. One value, changed in one transaction. */
import { get, update } from 'idb-keyval'
import { phoneStore } from './device-store.ts'
import type { OutboxItem } from './outbox-item.ts'

const KEY = 'items'
const store = phoneStore('sureda-outbox', 'outbox')

/** @throws where the browser refuses IndexedDB */
export const readItems = async (): Promise<OutboxItem[]> => (await get<OutboxItem[]>(KEY, store)) ?? []

/** The list after the change. @throws when the phone is full or refuses; the list is then as it was */
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
