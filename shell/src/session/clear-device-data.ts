/**
 * Clears the browser's storages at sign-out. What may stay is listed, not what must go, so that new data is cleared by
 * default.
 */

import { withStorageTimeout } from '@sureda/contract/rules/storage-timeout'
import { REGISTRY_CACHE_KEY, STORAGE_KEYS } from '@sureda/remote/device'
import { forgetScroll } from '../router/scroll-memory.ts'
import { SIGN_OUTS } from './unsent-sign-outs.ts'

/** Contains nothing personal: the phone's language, that the app was opened before, and the registry. */
const STAYS: readonly string[] = [STORAGE_KEYS.language, STORAGE_KEYS.visited, REGISTRY_CACHE_KEY]
/** Saved packs: public content, the same for everyone, which may be needed in the next dead spot. */
const PACKS = 'sureda-offline'
/** Sign-outs to send when there is a network, each with the hash of a token. */
const STAY: readonly string[] = [PACKS, SIGN_OUTS]

/** Erases everything that may be personal. Never fails. */
export async function clearDeviceData(): Promise<void> {
  forgetScroll()
  try {
    for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key)
  } catch {
    // nothing was stored where storage is blocked
  }
  try {
    const names = (await withStorageTimeout(indexedDB.databases())).map(({ name = '' }) => name)
    const ours = names.filter((name) => name.startsWith('sureda-') && !STAY.includes(name))
    await withStorageTimeout(Promise.all(ours.map(emptyDatabase)))
  } catch {
    // private windows of some browsers store none
  }
}

/** Empties every store. The database remains, because the page has it open. */
function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      const stores = [...database.objectStoreNames]
      const close = () => {
        database.close()
        resolve()
      }
      if (stores.length === 0) return close()
      const transaction = database.transaction(stores, 'readwrite')
      for (const store of stores) transaction.objectStore(store).clear()
      transaction.oncomplete = close
      transaction.onabort = () => reject(transaction.error)
    }
  })
}
