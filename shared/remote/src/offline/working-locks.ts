import { inTime } from '@sureda/contract/rules/in-time'

/** The locks between tabs, where they are there and answer. */
export async function workingLocks(): Promise<LockManager | undefined> {
  if (!navigator.locks) return undefined
  try {
    await inTime(navigator.locks.query())
    return navigator.locks
  } catch {
    return undefined
  }
}
