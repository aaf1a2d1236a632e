import { StorageTimeoutError, withStorageTimeout } from '@sureda/contract/rules/storage-timeout'
import { createStore, type UseStore } from 'idb-keyval'

/**
 * An IndexedDB store for the functions of idb-keyval, opened on first use. Always open stores with this: each of its
 * calls ends within seconds.
 * @returns a store that throws StorageTimeoutError if opening or a transaction hangs; nothing is written later then
 */
export function deviceStore(database: string, name: string): UseStore {
  let open: UseStore | undefined
  let isStuck = false
  return async (mode, callback) => {
    // after one timeout, later calls fail at once
    if (isStuck) throw new StorageTimeoutError()
    open ??= createStore(database, name)
    let transaction: IDBTransaction | undefined
    let isLate = false
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const work = open(mode, (store) => {
      if (isLate) throw new StorageTimeoutError()
      transaction = store.transaction
      begin()
      return callback(store)
    })
    try {
      await withStorageTimeout(Promise.race([begun, work]))
      return await withStorageTimeout(work)
    } catch (error) {
      if (error instanceof StorageTimeoutError) giveUp()
      throw error
    }

    function giveUp(): void {
      isLate = true
      isStuck = transaction === undefined
      const answered = () => {
        isStuck = false
      }
      work.then(answered, answered)
      try {
        transaction?.abort()
      } catch {
        // the transaction had already finished
      }
    }
  }
}
