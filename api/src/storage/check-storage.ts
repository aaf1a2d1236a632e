import { randomBytes } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'
import { StorageError } from './storage-error.ts'

/** More than what fits on a full disk by chance. */
const TRIAL_BYTES = 1024 * 1024

/** Writes, reads and removes an object `trial/…`. Throws `StorageError`, whose message says what to do. */
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
    // the first error explains more than those that follow from it
    await store.remove([key]).catch(() => undefined)
    throw error
  }
  await store.remove([key])
}

/**
 * Refuses to start if the store needs a person to act, with the message of its `StorageError`. A full or unreachable
 * store is only logged, because it may recover by itself and pages need no uploads.
 */
export async function checkAtStart(
  store: ObjectStore,
  log: { error(details: object, message: string): void },
): Promise<void> {
  try {
    await checkStorage(store)
  } catch (error) {
    if (!(error instanceof StorageError) || error.fault === 'refused') throw error
    log.error({ err: error }, 'files cannot be stored at the moment')
  }
}
