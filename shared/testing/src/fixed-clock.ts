import { beforeEach, vi } from 'vitest'

/** The time at which every component test begins: a Saturday noon in the season of the factories. */
const TEST_NOW = new Date('2026-11-21T11:00:00Z')

/** Only `Date` is faked, and it runs on; timers stay real. */
const setClock = () => vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW, shouldAdvanceTime: true })

// at once, for times that a file computes while it loads; again for each test, because the previous one may have changed it
setClock()
beforeEach(() => {
  setClock()
})
