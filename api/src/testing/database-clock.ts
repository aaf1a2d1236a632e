import { vi } from 'vitest'
import { databaseTime } from '../database/database-time.ts'

/** Process and rules are at this moment, on either engine. Undo with `vi.useRealTimers()`; the spy goes with its test. */
export function setClock(now: number | Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.spyOn(databaseTime, 'of').mockImplementation(async () => new Date())
}
