// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeWalk } from '../../testing/fake-walk.ts'
import { followed } from './route-progress.ts'

const START = Date.now()
const step = (index: number, more: { longitude?: number; accuracy?: number } = {}) => ({
  latitude: 41.9 + index * 0.0002,
  longitude: 3,
  at: START + index * 15_000,
  ...more,
})
const route = followed({
  id: 'rt-fitor',
  title: 'Fitor',
  schematic: false,
  distance: 1.1,
  track: [
    [41.9, 3, 0],
    [41.904, 3, 0],
  ],
})

/** The page after a reload: memory is empty, storage is not. */
async function openPage() {
  vi.resetModules()
  const tracker = await import('./tracker.ts')
  const store = await import('./recording-store.ts')
  return { ...tracker, ...store, state: tracker.useTracking.getState }
}
type Page = Awaited<ReturnType<typeof openPage>>
/** Waits until so many points of the walk are stored. */
const written = ({ readCurrent }: Page, points: number) =>
  expect.poll(async () => (await readCurrent())?.points.length).toBe(points)

let phone: ReturnType<typeof fakeWalk>
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  phone = fakeWalk()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('records a walk and loses nothing in a reload, also in the middle of a step', async () => {
  const first = await openPage()
  await first.startTracking({ id: 'rt-fitor', title: 'Fitor' })
  for (let i = 0; i < 130; i++) phone.go(step(i))
  await written(first, 130)
  const second = await openPage()
  await second.restoreTracking()
  expect(second.state()).toMatchObject({ phase: 'on', recording: { routeId: 'rt-fitor', title: 'Fitor' } })
  expect(second.state().points).toHaveLength(130)
  expect(second.state().recording?.metres).toBeCloseTo(129 * 22.239, 0)
  phone.go(step(130))
  expect(second.state().points).toHaveLength(131)
  expect(second.state().points.at(-1)?.startsPart).toBe(false)
})

const ROLLOVER_MS = 1024 * 7 * 86_400_000
it.each([
  ['falls 1,024 weeks behind', (at: number, index: number) => (index === 0 ? at : at - ROLLOVER_MS)],
  ['was 1,024 weeks behind at first', (at: number, index: number) => (index === 0 ? at - ROLLOVER_MS : at)],
  ['is years ahead', (at: number) => at + ROLLOVER_MS],
  ['does not go', () => START],
  ['has no time', () => Number.NaN],
])('measures a walk by the clock of the phone where that of the receiver %s', async (_what, receiver) => {
  const page = await openPage()
  await page.startTracking(null)
  for (let i = 0; i < 20; i++) phone.go({ ...step(i), receiver: receiver(step(i).at, i) })
  expect(page.state().points).toHaveLength(20)
  expect(page.state().recording?.metres).toBeCloseTo(19 * 22.239, 0)
  await written(page, 20)
})

it('waits for a tap where the browser would ask for permission', async () => {
  const first = await openPage()
  await first.startTracking(null)
  phone.go(step(0))
  phone.go(step(1))
  await written(first, 2)
  phone = fakeWalk('prompt')
  const second = await openPage()
  await second.restoreTracking()
  expect(second.state()).toMatchObject({ phase: 'paused', isWaiting: true })
  expect(phone.watching()).toBe(false)
  second.resumeTracking()
  expect(second.state()).toMatchObject({ phase: 'on', isWaiting: false })
  expect(phone.watching()).toBe(true)
})

it.each([
  [5.9, 'on', false],
  [6.1, 'paused', true],
] as const)('resumes a walk %f hours after its last step as %s', async (hours, phase, isWaiting) => {
  const first = await openPage()
  await first.startTracking(null)
  phone.go(step(0))
  phone.go(step(1))
  await vi.waitFor(async () => expect((await first.readCurrent())?.points).toHaveLength(2))
  phone = fakeWalk()
  const second = await openPage()
  const now = vi.spyOn(Date, 'now').mockReturnValue(step(1).at + hours * 3_600_000)
  await second.restoreTracking()
  now.mockRestore()
  expect(second.state()).toMatchObject({ phase, isWaiting })
  expect(phone.watching()).toBe(!isWaiting)
})

it('measures nothing in a pause, and joins no line across it', async () => {
  const { startTracking, pauseTracking, resumeTracking, state } = await openPage()
  await startTracking(null)
  phone.go(step(0))
  phone.go(step(1))
  pauseTracking()
  expect(phone.watching()).toBe(false)
  resumeTracking()
  phone.go(step(40))
  expect(state().points.at(-1)?.startsPart).toBe(true)
  expect(state().recording?.metres).toBeCloseTo(22.2, 0)
})

it('stores a finished walk, and deletes it on request', async () => {
  const { startTracking, finishTracking, readPoints, removeRecording, recordings, state } = await openPage()
  await startTracking(null)
  phone.go(step(0))
  phone.go(step(1))
  expect(await finishTracking()).toBe(true)
  expect(state().phase).toBe('off')
  const list = () => new QueryClient().fetchQuery({ ...recordings(), staleTime: 0 })
  const [walk] = await list()
  expect(walk?.metres).toBeCloseTo(22.2, 0)
  expect(await readPoints(walk?.id ?? '')).toHaveLength(2)
  await removeRecording(walk?.id ?? '', false)
  expect(await list()).toEqual([])
  expect(await readPoints(walk?.id ?? '')).toEqual([])
})

it('deletes all data of a discarded walk', async () => {
  const first = await openPage()
  await first.startTracking(null)
  phone.go(step(0))
  phone.go(step(1))
  await first.discardTracking()
  expect(first.state()).toMatchObject({ phase: 'off', points: [] })
  const second = await openPage()
  await second.restoreTracking()
  expect(second.state().phase).toBe('off')
})

it('leaves a mark while a walk is not finished, so that any screen continues it', async () => {
  const mark = () => localStorage.getItem('walk_begun')
  const first = await openPage()
  await first.startTracking(null)
  phone.go(step(0))
  first.pauseTracking()
  await expect.poll(async () => (await first.readCurrent())?.recording.activeSince).toBeNull()
  expect(mark()).not.toBeNull()
  localStorage.clear()
  const second = await openPage()
  await second.restoreTracking()
  expect(mark()).not.toBeNull()
  await second.discardTracking()
  expect(mark()).toBeNull()
  localStorage.setItem('walk_begun', '1')
  await (await openPage()).restoreTracking()
  expect(mark()).toBeNull()
})

it('follows another route from where that is chosen, also after a reload', async () => {
  const first = await openPage()
  const { startTracking, followRoute, changeRoute, state } = first
  await startTracking({ id: 'rt-fitor', title: 'Fitor' })
  followRoute(route)
  phone.go(step(0))
  phone.go(step(1))
  expect(state().progress?.left).toBeGreaterThan(0)
  changeRoute({ id: 'rt-pela', title: 'La pela' })
  expect(state()).toMatchObject({ progress: null, recording: { routeId: 'rt-pela', title: 'La pela' } })
  expect(state().points).toHaveLength(2)
  await expect.poll(async () => (await first.readCurrent())?.recording.routeId).toBe('rt-pela')
  const second = await openPage()
  await second.restoreTracking()
  expect(second.state().recording).toMatchObject({ routeId: 'rt-pela', title: 'La pela' })
})

it('goes on in memory when storage is full, and stores all of it once there is space', async () => {
  const first = await openPage()
  await first.startTracking(null)
  phone.go(step(0))
  await written(first, 1)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  phone.go(step(1))
  phone.go(step(2))
  await expect.poll(first.state).toMatchObject({ isSaved: false, phase: 'on' })
  expect(first.state().points).toHaveLength(3)
  expect(await first.finishTracking()).toBe(false)
  expect(first.state().points).toHaveLength(3)
  full.mockRestore()
  first.resumeTracking()
  phone.go(step(3))
  await written(await openPage(), 4)
  await expect.poll(() => first.state().isSaved).toBe(true)
})

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unknown'],
] as const)('has its own fault for error %i', async (code, fault) => {
  const { startTracking, state } = await openPage()
  await startTracking(null)
  phone.fail(code)
  // without permission there is no walk; other faults may pass
  await expect.poll(state).toMatchObject({ fault, phase: code === 1 ? 'off' : 'on' })
  if (code !== 1) phone.go(step(0))
  expect(state().fault).toBe(code === 1 ? 'denied' : null)
})

it('vibrates when the route is left and at its end, which is stored until it is claimed', async () => {
  const { startTracking, followRoute, state } = await openPage()
  followRoute(route)
  await startTracking({ id: 'rt-fitor', title: 'Fitor' })
  for (let i = 0; i < 10; i++) phone.go(step(i))
  expect(phone.vibrate).not.toHaveBeenCalled()
  for (let i = 10; i < 14; i++) phone.go(step(i, { longitude: 3.002 }))
  expect(state().progress?.offRoute.isOff).toBe(true)
  expect(phone.vibrate).toHaveBeenCalledOnce()
  for (let i = 14; i <= 20; i++) phone.go(step(i))
  expect(state().progress).toMatchObject({ hasArrived: true, offRoute: { isOff: false } })
  expect(phone.vibrate).toHaveBeenCalledTimes(2)
  const [[id, arrival]] = JSON.parse(localStorage.getItem('route_arrivals') ?? '[[]]')
  expect([id, arrival.at]).toEqual(['rt-fitor', expect.any(Number)])
  expect(arrival.latitude).toBeCloseTo(41.904, 3)
})

it('ends and deletes the walk when the person signs out, so that no step is stored after that', async () => {
  const page = await openPage()
  const { endForSignOut } = await import('@sureda/remote/session')
  await page.startTracking(null)
  for (let i = 0; i < 3; i++) phone.go(step(i))
  await written(page, 3)
  await endForSignOut()
  phone.go(step(3))
  expect(page.state().phase).toBe('off')
  expect(await page.readCurrent()).toBeNull()
})
