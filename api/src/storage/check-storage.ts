import { randomBytes } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'
import { StorageError } from './storage-error.ts'

/** More than what a full disk still takes by chance. */
const TRIAL_BYTES = 1024 * 1024

/** Writes, reads and removes an object `trial/…`. Throws `StorageError`, whose sentence says what to do. */
export async function checkStorage(store: ObjectStore): Promise<void> {
  const key = `trial/${randomBytes(8).toString('hex')}`
  const body = Buffer.alloc(TRIAL_BYTES, 1)
  try {
    await store.put(key, body)
    const found = await store.get(key)
    if (!found?.equals(body))
      throw new StorageError(
        'damaged',
        `The ${store.kind} for files does not answer what was just stored in it.`,
      )
  } catch (error) {
    // the first fault says more than those that follow from it
    await store.remove([key]).catch(() => undefined)
    throw error
  }
  await store.remove([key])
}
