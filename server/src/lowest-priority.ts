import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const THREADS = '/proc/self/task'

/**
 * Gives this process the lowest CPU priority. On Linux each thread has its own priority, so the threads that compress
 * must exist already.
 */
export function takeLowestPriority(
  threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid],
): void {
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW)
    } catch {
      // the thread has ended, or the container forbids it: the backup is still made
    }
  }
}
