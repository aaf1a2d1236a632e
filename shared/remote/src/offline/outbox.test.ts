// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { readFinishedGames } from '../features/games/finished-games.ts'
import { readReceipts } from '../features/games/guest-wins.ts'
import { hear } from '../internal/held-clock.testing.ts'
import { queryClient } from '../query/client.ts'
import { replayOutbox } from '../replay/outbox-replay.ts'
import { toggleFavorite } from '../session/favorites.ts'
import { type SessionUser, setFavorites, useSession } from '../session/session.ts'
import { withQueuedFavorites } from '../session/waiting-favorites.ts'
import {
  clearOutbox,
  OUTBOX_MAX_AGE_MS,
  restoreOutbox,
  sendOrQueue,
  useOutbox,
  waitingItems,
} from './outbox.ts'
import { changeItems } from './outbox-store.ts'

const network = { isUp: true }
const server = vi.fn<typeof fetch>()
const signIn = (id: string) =>
  useSession.setState({
    token: `token-${id}`,
    user: { id, roles: [] } as unknown as SessionUser,
    guest: false,
  })
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
  })
const ok = () => Promise.resolve(answer(200, { data: {} }))
const calls = () => server.mock.calls.map(([url, init]) => `${init?.method} ${url}`)
const stars = (rating: number) =>
  sendOrQueue({
    kind: 'rating',
    subject: 'rating:event:ev-1',
    title: 'Fira',
    method: 'POST',
    path: '/points/rating',
    body: { rating },
    invalidates: [],
  })

beforeEach(async () => {
  network.isUp = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isUp)
  server.mockReset().mockImplementation(ok)
  vi.stubGlobal('fetch', server)
  signIn('ana')
  setFavorites([])
  await clearOutbox()
})

it('sends at once with a network, with its own idempotency key', async () => {
  await expect(stars(4)).resolves.toMatchObject({ state: 'sent' })
  expect(calls()).toEqual(['POST /api/v1/points/rating'])
  expect(new Headers(server.mock.calls[0]?.[1]?.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(server.mock.calls[0]?.[1]?.keepalive, 'it goes on when the page is left').toBe(true)
  expect(waitingItems()).toEqual([])
})

it('leaves the stored list of favorites alone while a favorite waits', async () => {
  queryClient.setQueryData(['favorites'], ['kept'])
  network.isUp = false
  await toggleFavorite('route', 'rt-1', 'La ruta')
  expect(queryClient.getQueryState(['favorites'])).toMatchObject({ data: ['kept'], isInvalidated: false })
  network.isUp = true
  await replayOutbox()
  expect(queryClient.getQueryState(['favorites'])).toMatchObject({ isInvalidated: true })
})

it('preserves actions without network across a reload, and sends them once, in order', async () => {
  network.isUp = false
  await toggleFavorite('route', 'rt-1', 'La ruta')
  await expect(stars(5)).resolves.toEqual({ state: 'waiting' })
  expect(server).not.toHaveBeenCalled()
  useOutbox.setState({ items: [] })
  await restoreOutbox()
  expect(waitingItems().map(({ title }) => title)).toEqual(['La ruta', 'Fira'])
  expect(withQueuedFavorites([])).toEqual(new Set(['route:rt-1']))

  network.isUp = true
  await expect(replayOutbox()).resolves.toEqual({ sent: 2, graded: [], refused: [], expired: [] })
  await replayOutbox()
  expect(calls()).toEqual(['POST /api/v1/favorites', 'POST /api/v1/points/rating'])
})

it('drops a favorite that is undone, and sends only the last rating', async () => {
  network.isUp = false
  await toggleFavorite('route', 'rt-1')
  await toggleFavorite('route', 'rt-1')
  await stars(2)
  await stars(5)
  expect(waitingItems().map(({ body }) => body)).toEqual([{ rating: 5 }])
})

it('repeats an action that may have arrived with the same key, and does not drop it for its opposite', async () => {
  server.mockRejectedValueOnce(new TypeError('connection lost'))
  await toggleFavorite('route', 'rt-1')
  network.isUp = false
  await toggleFavorite('route', 'rt-1')
  network.isUp = true
  await replayOutbox()
  expect(calls()).toEqual([
    'POST /api/v1/favorites',
    'POST /api/v1/favorites',
    'DELETE /api/v1/favorites/rt-1/route',
  ])
  const key = (index: number) => new Headers(server.mock.calls[index]?.[1]?.headers).get('Idempotency-Key')
  expect(key(0)).toBe(key(1))
})

it('stops when the server cannot be reached and says that it is stuck', async () => {
  network.isUp = false
  await stars(3)
  network.isUp = true
  server.mockResolvedValueOnce(answer(503, { code: 'busy' }))
  await expect(replayOutbox()).resolves.toEqual({ sent: 0, graded: [], refused: [], expired: [] })
  expect([waitingItems().length, useOutbox.getState().isStuck]).toEqual([1, true])
  await replayOutbox()
  expect([waitingItems().length, useOutbox.getState().isStuck]).toEqual([0, false])
})

it('reports an action that the server refuses for good, and continues with the next', async () => {
  network.isUp = false
  await stars(3)
  await toggleFavorite('route', 'rt-1')
  network.isUp = true
  server.mockResolvedValueOnce(answer(404, { code: 'not_found', message: 'Gone' }))
  const report = await replayOutbox()
  expect(report.sent).toBe(1)
  expect(report.refused.map(({ item, error }) => [item.subject, error.text])).toEqual([
    ['rating:event:ev-1', 'Gone'],
  ])
  expect(waitingItems()).toEqual([])
})

it('sends nothing of one person in the name of another, and stores it for their return', async () => {
  network.isUp = false
  await stars(3)
  signIn('ben')
  network.isUp = true
  await replayOutbox()
  expect([server.mock.calls.length, waitingItems().length]).toEqual([0, 0])
  signIn('ana')
  await replayOutbox()
  expect(calls()).toEqual(['POST /api/v1/points/rating'])
})

const answerGame = (id: string) =>
  sendOrQueue({
    kind: 'game',
    subject: `game:${id}`,
    method: 'POST',
    path: `/games/${id}/play`,
    invalidates: [],
  })

it('sends a guest’s actions without a person, even after a sign-in, and stores the win on the phone', async () => {
  useSession.setState({ token: null, user: null, guest: true })
  network.isUp = false
  await answerGame('g-1')
  expect(waitingItems()).toMatchObject([{ subject: 'game:g-1', userId: '' }])
  signIn('ana')
  expect(waitingItems(), 'the member has not done it').toEqual([])
  network.isUp = true
  const data = { correct: true, status: 'completed', receipt: 'a-receipt' }
  server.mockImplementation(async () => answer(200, { data }))
  const report = await replayOutbox()
  expect(report.graded).toMatchObject([{ item: { subject: 'game:g-1' }, answer: { data } }])
  expect(new Headers(server.mock.calls[0]?.[1]?.headers).has('Authorization')).toBe(false)
  expect([await readFinishedGames(), await readReceipts()]).toEqual([['g-1'], ['a-receipt']])
  expect(useOutbox.getState().items).toEqual([])
})

it('throws when the phone cannot store it either, so that the favorite is reverted', async () => {
  network.isUp = false
  const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(toggleFavorite('route', 'rt-1')).rejects.toMatchObject({ name: 'OfflineError' })
  broken.mockRestore()
  expect([...useSession.getState().favorites]).toEqual([])
})

it('drops actions that the server would no longer recognise, and tells their owner', async () => {
  network.isUp = false
  await stars(3)
  // the server tells whole seconds
  const since = Date.now() - OUTBOX_MAX_AGE_MS - 1_000
  await changeItems((items) => items.map((item) => ({ ...item, since })))
  await restoreOutbox()
  expect(waitingItems(), 'before the server has said the time nothing is too old').toHaveLength(1)
  network.isUp = true
  expect(await replayOutbox(), 'nor is it sent').toMatchObject({ sent: 0, expired: [] })
  hear()
  await restoreOutbox()
  expect(waitingItems()).toEqual([])
  signIn('ben')
  expect((await replayOutbox()).expired).toEqual([])
  signIn('ana')
  expect((await replayOutbox()).expired.map(({ title }) => title)).toEqual(['Fira'])
  expect(await replayOutbox()).toEqual({ sent: 0, graded: [], refused: [], expired: [] })
  expect(server).not.toHaveBeenCalled()
})

it('sends a second tap on the same favorite after the first', async () => {
  let fail: (reason: Error) => void = () => {}
  server.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  const first = toggleFavorite('route', 'rt-1')
  const second = toggleFavorite('route', 'rt-1')
  await stars(4)
  expect(calls()).toEqual(['POST /api/v1/favorites', 'POST /api/v1/points/rating'])
  fail(new TypeError('connection lost'))
  await Promise.all([first, second])
  await replayOutbox()
  expect(calls().slice(2)).toEqual(['POST /api/v1/favorites', 'DELETE /api/v1/favorites/rt-1/route'])
})

it.each([
  [409, 'idempotency_in_progress'],
  [500, 'internal_error'],
])('tries again after %i %s, which says nothing of the action itself', async (status, code) => {
  network.isUp = false
  await stars(3)
  network.isUp = true
  server.mockResolvedValueOnce(answer(status, { code }))
  expect((await replayOutbox()).refused).toEqual([])
  expect(waitingItems()).toHaveLength(1)
  expect(await replayOutbox()).toMatchObject({ sent: 1 })
})

it('does not let one failing action block the others for ever', async () => {
  network.isUp = false
  await stars(3)
  await toggleFavorite('route', 'rt-1')
  network.isUp = true
  server.mockImplementation(async (url) =>
    String(url).endsWith('/rating') ? answer(500, { code: 'internal_error' }) : answer(200, { data: {} }),
  )
  for (let run = 0; run < 9; run++) await replayOutbox()
  expect(waitingItems()).toHaveLength(2)
  expect(await replayOutbox()).toMatchObject({ sent: 1, refused: [{ item: { title: 'Fira' } }] })
  expect(waitingItems()).toEqual([])
})

it('sends other actions before an answer without tries left, and sends it when there are new ones', async () => {
  network.isUp = false
  const play = {
    kind: 'game',
    subject: 'game:g-1',
    method: 'POST',
    path: '/games/g-1/play',
    invalidates: [],
  } as const
  await sendOrQueue({ ...play, body: { answer: 'cork' } })
  await stars(3)
  network.isUp = true
  let isUsedUp = true
  server.mockImplementation(async (url) =>
    isUsedUp && String(url).endsWith('/play')
      ? answer(429, { code: 'game_attempts_exhausted' })
      : answer(200, { data: {} }),
  )
  expect(await replayOutbox()).toMatchObject({ sent: 1, graded: [], refused: [] })
  expect(waitingItems().map(({ kind }) => kind)).toEqual(['game'])
  isUsedUp = false
  expect((await replayOutbox()).graded).toHaveLength(1)
  expect(waitingItems()).toEqual([])
})
