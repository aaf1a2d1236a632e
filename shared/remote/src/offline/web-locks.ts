import { withStorageTimeout } from '@sureda/contract/rules/storage-timeout'

/** The Web Locks API, where it exists and responds. */
export async function webLocks(): Promise<LockManager | undefined> {
  if (!navigator.locks) return undefined
  try {
    await withStorageTimeout(navigator.locks.query())
    return navigator.locks
  } catch {
    return undefined
  }
}
