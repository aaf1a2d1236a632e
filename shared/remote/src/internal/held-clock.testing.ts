import { vi } from 'vitest'
import { recordServerTime } from '../device/server-time.ts'

/**
 * Both clocks of the phone stop, so that ages are exact: `vi.setSystemTime` sets the one that a person can set, and
 * none runs while a test computes.
 */
export const holdClock = () => vi.useFakeTimers({ toFake: ['Date', 'performance'] })

/** An answer of the server that carries its time. */
export const hear = (now = Date.now()) =>
  recordServerTime(new Headers({ Date: new Date(now).toUTCString(), 'Cache-Control': 'no-store' }))
