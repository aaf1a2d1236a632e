/** What signing out takes from the browser's storages, whichever part of the app has put it there: what may stay is named, not what has to go. */

import { inTime } from '@sureda/contract/rules/in-time'
import { LASTING_KEY, STORAGE_KEYS } from '@sureda/remote/device'
import { forgetScroll } from '../router/scroll-memory.ts'
import { SIGN_OUTS } from './untold-sign-outs.ts'

/** Says nothing of a person: the language of the phone, that the app was opened before, and which screens there are. */
const STAYS: readonly string[] = [STORAGE_KEYS.language, STORAGE_KEYS.visited, LASTING_KEY]
/** What was saved for offline use: public content, the same for everybody, and it may be needed in the next dead spot. */
const PACKS = 'sureda-offline'
/** With a hash of a token sessions are ended at the server, once there is a network. */
const STAY: readonly string[] = [PACKS, SIGN_OUTS]

/** Forgets everything in the storages that may speak of a person. Never fails. */
export async function forgetPhone(): Promise<void> {
  forgetScroll()
  try {
    for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key)
  } catch {
    // where storage is forbidden there is nothing
  }
  try {
    const names = (await inTime(indexedDB.databases())).map(({ name = '' }) => name)
    const ours = names.filter((name) => name.startsWith('sureda-') && !STAY.includes(name))
    await inTime(Promise.all(ours.map(emptyDatabase)))
  } catch {
    // a private window of some browsers: it keeps none
  }
}

/** Empties every store. The database itself stays: the page that uses it has it open. */
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
