/** One stored object of a listing. */
export interface StoredObject {
  key: string
  bytes: number
  /** When it was written. */
  at: Date
}

/** Headers of an object, for a CDN in front of the bucket; a folder ignores them. */
export interface ObjectHeaders {
  contentType?: string
  cacheControl?: string
  contentEncoding?: 'br'
}

/**
 * Files of an installation, each written and read as a whole; the largest has 8 MB. Keys are paths such as
 * `uploads/raya/1.webp`. Every call ends within seconds and throws `StorageError` if the store fails, or returns other
 * bytes than were written.
 */
export interface ObjectStore {
  kind: 'folder' | 'bucket'
  /**
   * Concurrent readers get either the whole former object or the whole new one. After the call the object survives a
   * power cut.
   */
  put(key: string, body: Uint8Array, headers?: ObjectHeaders): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Every object below a folder (without a trailing slash), in no particular order. */
  list(folder: string): AsyncIterable<StoredObject>
  /** Ignores objects that do not exist. */
  remove(keys: readonly string[]): Promise<void>
}

const KEY = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Whether it is a valid key: no part begins with a dot, so none leads out of the store. */
export const isObjectKey = (key: string): boolean => KEY.test(key)

/** Throws for a key made from unchecked input. */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`not the key of an object: ${key}`)
}

const REMOVED_AT_ONCE = 1_000

/** Removes every object below a folder. */
export async function removeFolder(store: ObjectStore, folder: string): Promise<void> {
  let keys: string[] = []
  for await (const { key } of store.list(folder)) {
    keys.push(key)
    if (keys.length < REMOVED_AT_ONCE) continue
    await store.remove(keys)
    keys = []
  }
  await store.remove(keys)
}
