import { clearCache } from '../device/cache-storage.ts'

const memories = new Set<() => void>()

/** Something that keeps answers in memory – the query client, once it is loaded – says how it forgets them. */
export function registerCache(forget: () => void): void {
  memories.add(forget)
}

/** Forgets the answers in memory only: another tab has cleared what the browser stored. */
export function clearMemory(): void {
  for (const forget of memories) forget()
}

/** Forgets every answer, in memory and in storage: those of one person must not greet the next. */
export function forgetAnswers(): void {
  clearMemory()
  clearCache()
}

const leavings = new Set<() => unknown>()

/** Something that keeps writing down what a person does – a walk that is recorded – says how it ends when they sign out. A session that only ended calls nothing. */
export function onSignOut(end: () => unknown): void {
  leavings.add(end)
}

/** Ends what `onSignOut` was told. Never fails. */
export async function endForSignOut(): Promise<void> {
  await Promise.allSettled([...leavings].map(async (end) => end()))
}
