import { inTime, StorageTimeoutError } from '@sureda/contract/rules/in-time'
import { createStore, type UseStore } from 'idb-keyval'

/**
 * A store of IndexedDB for the functions of idb-keyval, opened when it is first used. The one way to open one: every call of it ends within seconds.
 * @returns what throws StorageTimeoutError where opening or a transaction does not come to an end; nothing is written later then
 */
export function phoneStore(database: string, name: string): UseStore {
  let open: UseStore | undefined
  let isStuck = false
  return async (mode, callback) => {
    // who has waited once need not wait with every step
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
      await inTime(Promise.race([begun, work]))
      return await inTime(work)
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
        // it had come to its end
      }
    }
  }
}
