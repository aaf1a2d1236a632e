import { vi } from 'vitest'
import { databaseTime } from '../database/database-time.ts'

/**
 * Sets the clock of the process and of the database rules to this moment, on either engine. Undo with
 * `vi.useRealTimers()`; the spy ends with its test.
 */
export function setClock(now: number | Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.spyOn(databaseTime, 'of').mockImplementation(async () => new Date())
}
