/** How much space this phone gives us. */

import { inTime } from '@sureda/contract/rules/in-time'

/** Known beforehand or found out in the middle: it does not fit. */
export class NoSpace extends Error {
  override readonly name = 'NoSpace'
}

/** What the browser says; `otherwise` where it does not know the question, refuses it or does not answer. */
async function answerOf<T, O>(ask: () => Promise<T> | undefined, otherwise: O): Promise<T | O> {
  try {
    return (await inTime(Promise.resolve(ask()))) ?? otherwise
  } catch {
    return otherwise
  }
}

/** Bytes the browser allows and bytes in use, as far as it tells. */
export async function storageSpace(): Promise<{ used: number; quota: number } | null> {
  const estimate = await answerOf(() => navigator.storage?.estimate?.(), null)
  return estimate?.quota === undefined ? null : { used: estimate.usage ?? 0, quota: estimate.quota }
}

/** False only where the browser says so: most are cautious with what they tell, and some say nothing. */
export async function hasSpaceFor(bytes: number): Promise<boolean> {
  const space = await storageSpace()
  return space === null || space.used + bytes <= space.quota
}

/** Asks the browser not to throw away what a person has saved. Some ask the person, most decide by themselves; a no changes nothing. */
export async function askToPersist(): Promise<boolean> {
  if (await isPersisted()) return true
  return answerOf(() => navigator.storage?.persist?.(), false)
}

export const isPersisted = (): Promise<boolean> => answerOf(() => navigator.storage?.persisted?.(), false)
