/** Longer than any working storage takes, and as long as people tolerate an empty screen. */
export const STORAGE_TIMEOUT_MS = 1_500

/** A browser storage did not answer. Callers continue as if it did not exist. */
export class StorageTimeoutError extends Error {
  override readonly name = 'StorageTimeoutError'
  constructor() {
    super('The storage of the browser does not answer')
  }
}

/**
 * The result of a storage call, if it arrives in time: by a known browser fault, IndexedDB, Cache Storage and locks can
 * hang forever.
 * @throws StorageTimeoutError
 */
export function withStorageTimeout<T>(work: PromiseLike<T>, waitMs = STORAGE_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new StorageTimeoutError())
    // one more turn: after a busy or sleeping page, the answer is queued behind the timer
    let timer = setTimeout(() => {
      timer = setTimeout(late, 50)
    }, waitMs)
    const stop = () => clearTimeout(timer)
    work.then(resolve, reject)
    work.then(stop, stop)
  })
}
