// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { sendOrQueue, waitingItems } from '../offline/outbox.ts'
import { changeItems } from '../offline/outbox-store.ts'
import { queryClient } from '../query/client.ts'
import { useSession } from '../session/session.ts'
import { replayOutbox } from './outbox-replay.ts'

it('invalidates the queries in `renews` of an action stored before shell API 2.0', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: {} })))
  const user = { id: 'ana', roles: [] } as unknown as ReturnType<typeof useSession.getState>['user']
  useSession.setState({ token: 'token', user, guest: false })
  queryClient.setQueryData(['favorites'], { data: [] })
  const stored = {
    kind: 'favorite',
    subject: 'favorite:route:rt-1',
    method: 'POST',
    path: '/favorites',
    renews: [['favorites']],
    key: 'k1',
    userId: 'ana',
    at: Date.now(),
    isTried: false,
  }
  await changeItems(() => [stored as never])
  expect(await replayOutbox()).toMatchObject({ sent: 1 })
  expect(queryClient.getQueryState(['favorites'])?.isInvalidated).toBe(true)
})

it('sends every action exactly once over 200 flaps of the network', async () => {
  const network = { isUp: true }
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isUp)
  const effects: string[] = []
  const known = new Set<string>()
  let seed = 7
  const chance = (share: number) => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647 < share
  }
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (chance(0.3)) throw new TypeError('lost on the way there')
    const key = new Headers(init?.headers).get('Idempotency-Key') ?? ''
    if (!known.has(key)) effects.push(String(JSON.parse(String(init?.body)).n))
    known.add(key)
    if (chance(0.3)) throw new TypeError('lost on the way back')
    return Response.json({ data: {} })
  })
  for (let n = 0; n < 200; n++) {
    network.isUp = chance(0.5)
    await sendOrQueue({
      kind: 'dismissal',
      subject: `dismissal:${n}`,
      method: 'POST',
      path: '/x',
      body: { n },
      invalidates: [],
    })
    network.isUp = chance(0.7)
    await replayOutbox()
  }
  network.isUp = true
  while (waitingItems().length > 0) await replayOutbox()
  expect(effects).toEqual(Array.from({ length: 200 }, (_, n) => String(n)))
}, 60_000)
