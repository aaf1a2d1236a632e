/** Longer than any storage takes that works, and as long as a person bears an empty screen. */
export const STORAGE_WAIT_MS = 1_500

/** A storage of the browser did not answer. What asked goes on as where there is none. */
export class StorageTimeoutError extends Error {
  override readonly name = 'StorageTimeoutError'
  constructor() {
    super('The storage of the browser does not answer')
  }
}

/**
 * What a storage answers, if it does in time: a known fault of browsers lets IndexedDB, Cache Storage and locks wait for ever.
 * @throws StorageTimeoutError
 */
export function inTime<T>(work: PromiseLike<T>, waitMs = STORAGE_WAIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new StorageTimeoutError())
    // one turn more: after a page that was busy or asleep the answer lies ready behind the timer
    let timer = setTimeout(() => {
      timer = setTimeout(late, 50)
    }, waitMs)
    const stop = () => clearTimeout(timer)
    work.then(resolve, reject)
    work.then(stop, stop)
  })
}
