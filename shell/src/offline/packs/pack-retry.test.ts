// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { useSession } from '@sureda/remote/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPack, fakeCaches, fakeServer, LIST } from '../fake-phone.testing.ts'
import { startPackRetry } from './pack-retry.ts'
import { deletePack, savePack } from './save-pack.ts'
import { usePacks } from './saved-packs.ts'

const SUBJECT = { kind: 'route', id: 'rt-suro', title: 'El camí del suro' } as const
const KEY = 'route/rt-suro'
let server: ReturnType<typeof fakeServer>
let visibility: DocumentVisibilityState = 'visible'
let stop: () => void = () => {}

const saved = () => usePacks.getState().packs[KEY]
const lists = () => server.asked.filter((url) => url.startsWith(LIST)).length
/** Advances time and lets pending work finish. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  await vi.waitUntil(() => Object.keys(usePacks.getState().progress).length === 0)
}

beforeEach(async () => {
  fakeCaches()
  useSession.setState({ language: 'ca' })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  server = fakeServer(aPack('v1', ['a', 'b']))
  server.troubles.set('/media/gavarres/b.avif', 'cut')
  await savePack(SUBJECT)
  expect(saved()).toMatchObject({ state: 'stopped', fault: 'network' })
  server.troubles.set(LIST, 'cut')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  stop = startPackRetry()
  await pass(0)
  server.asked.length = 0
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  await deletePack(KEY)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('resumes by itself without an event of the network', async () => {
  server.troubles.clear()
  await pass(30)
  expect(saved()).toMatchObject({ state: 'saved' })
  await pass(3_600)
  expect(lists()).toBe(1)
})

it('retries less and less often while it fails, at most every five minutes', async () => {
  await pass(29)
  expect(lists()).toBe(0)
  await pass(1)
  expect(lists()).toBe(1)
  await pass(59)
  expect(lists()).toBe(1)
  await pass(1)
  expect(lists()).toBe(2)
  await pass(120)
  await pass(240)
  expect(lists()).toBe(4)
  for (let tries = 5; tries < 8; tries++) {
    await pass(299)
    expect(lists()).toBe(tries - 1)
    await pass(1)
    expect(lists()).toBe(tries)
  }
})

it('pauses in a hidden page, and resumes when it is visible again', async () => {
  visibility = 'hidden'
  await pass(600)
  expect(lists()).toBe(0)
  server.troubles.clear()
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(saved()).toMatchObject({ state: 'saved' })
})

it('does not resume a pack that was stopped by hand', async () => {
  usePacks.setState(({ packs }) => ({
    packs: { ...packs, [KEY]: { ...packs[KEY], fault: null } as (typeof packs)[string] },
  }))
  await pass(600)
  expect(lists()).toBe(0)
})
