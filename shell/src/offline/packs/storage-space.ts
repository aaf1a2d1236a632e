/** Storage space on this phone. */

import { withStorageTimeout } from '@sureda/contract/rules/storage-timeout'

/** It does not fit, known beforehand or found while saving. */
export class NoSpace extends Error {
  override readonly name = 'NoSpace'
}

/** The browser's answer; `otherwise` if the method is missing, refused or does not answer. */
async function answerOf<T, O>(ask: () => Promise<T> | undefined, otherwise: O): Promise<T | O> {
  try {
    return (await withStorageTimeout(Promise.resolve(ask()))) ?? otherwise
  } catch {
    return otherwise
  }
}

/** Bytes allowed and in use, as far as the browser tells. */
export async function storageSpace(): Promise<{ used: number; quota: number } | null> {
  const estimate = await answerOf(() => navigator.storage?.estimate?.(), null)
  return estimate?.quota === undefined ? null : { used: estimate.usage ?? 0, quota: estimate.quota }
}

/** False only if the browser says so: most report cautiously, some not at all. */
export async function hasSpaceFor(bytes: number): Promise<boolean> {
  const space = await storageSpace()
  return space === null || space.used + bytes <= space.quota
}

/** Asks the browser not to evict saved data. Some ask the person, most decide themselves; a refusal changes nothing. */
export async function askToPersist(): Promise<boolean> {
  if (await isPersisted()) return true
  return answerOf(() => navigator.storage?.persist?.(), false)
}

export const isPersisted = (): Promise<boolean> => answerOf(() => navigator.storage?.persisted?.(), false)
