import { inTime } from '@sureda/contract/rules/in-time'

/** The Web Locks API, where it exists and responds. */
export async function workingLocks(): Promise<LockManager | undefined> {
  if (!navigator.locks) return undefined
  try {
    await inTime(navigator.locks.query())
    return navigator.locks
  } catch {
    return undefined
  }
}
