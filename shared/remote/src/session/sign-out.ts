import { clearCache } from '../device/cache-storage.ts'

const memories = new Set<() => void>()

/** A cache in memory – the query client, once loaded – registers how it is cleared. */
export function registerCache(forget: () => void): void {
  memories.add(forget)
}

/** Clears only the memory: another tab has cleared the storage. */
export function clearMemory(): void {
  for (const forget of memories) forget()
}

/** Clears all answers, in memory and in storage: those of one person must not be shown to the next. */
export function clearAnswers(): void {
  clearMemory()
  clearCache()
}

const leavings = new Set<() => unknown>()

/**
 * A recorder of a person's activity – a tracked walk – registers how it ends at sign-out. A session that merely expired
 * calls nothing.
 */
export function onSignOut(end: () => unknown): void {
  leavings.add(end)
}

/** Runs the handlers of `onSignOut`. Never fails. */
export async function endForSignOut(): Promise<void> {
  await Promise.allSettled([...leavings].map(async (end) => end()))
}
