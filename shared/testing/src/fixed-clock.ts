import { beforeEach, vi } from 'vitest'

/** When every component test begins: a Saturday noon of the season for which the factories are written. */
const TEST_NOW = new Date('2026-11-21T11:00:00Z')

/** Only `Date` starts there and runs on; timers stay real. */
const setClock = () => vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW, shouldAdvanceTime: true })

// at once for the times a file computes while it loads; again for each test, because the one before may have set another day
setClock()
beforeEach(() => {
  setClock()
})
