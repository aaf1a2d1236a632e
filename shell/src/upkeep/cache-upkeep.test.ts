import 'fake-indexeddb/auto'
import { recordServerTime } from '@sureda/remote/device'
import { DRAFT_MAX_AGE_MS, saveDraft } from '@sureda/remote/offline'
import { createStore, keys } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'
import { startCacheCleanup } from './cache-upkeep.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('deletes drafts that were not changed for a week', async () => {
  // the test's database needs the other timers
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  const hear = (now: number) =>
    recordServerTime(new Headers({ Date: new Date(now).toUTCString(), 'Cache-Control': 'no-store' }))
  hear(Date.now() - DRAFT_MAX_AGE_MS - 60_000)
  await saveDraft('neus', 'e-old', { savedAt: Date.now() })
  hear(Date.now())
  await saveDraft('neus', 'e-new', { savedAt: Date.now() })
  const stop = startCacheCleanup()
  vi.advanceTimersByTime(120_000)
  stop()
  await vi.waitFor(async () =>
    expect(await keys(createStore('sureda-booking', 'drafts'))).toEqual(['neus:e-new']),
  )
})
