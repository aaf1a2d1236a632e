// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { hear, holdClock } from '../internal/held-clock.testing.ts'
import { replayOutbox } from '../replay/index.ts'
import { type SessionUser, useSession } from '../session/session.ts'
import { restoreOutbox, sendOrQueue, waitingItems } from './outbox.ts'

const DAY_MS = 86_400_000
const network = { isUp: true }
const stars = () =>
  sendOrQueue({
    kind: 'rating',
    subject: 'rating:event:ev-1',
    method: 'POST',
    path: '/points/rating',
    invalidates: [],
  })

it('loses nothing to a clock that is months off, and measures ages by the server’s time', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isUp)
  const taken = new Response('{"data":{}}', { headers: { 'Content-Type': 'application/json' } })
  vi.stubGlobal('fetch', async () => taken)
  useSession.setState({ token: 't', user: { id: 'ana', roles: [] } as unknown as SessionUser, guest: false })
  holdClock()
  vi.setSystemTime(Date.now() + 200 * DAY_MS)
  network.isUp = false
  await stars()
  vi.setSystemTime(Date.now() - 200 * DAY_MS)
  hear()
  vi.setSystemTime(Date.now() + 400 * DAY_MS)
  await restoreOutbox()
  expect(waitingItems()).toHaveLength(1)
  network.isUp = true
  expect(await replayOutbox()).toMatchObject({ sent: 1, expired: [] })
  vi.useRealTimers()
})
