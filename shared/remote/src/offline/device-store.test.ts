// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { StorageTimeoutError, withStorageTimeout } from '@sureda/contract/rules/storage-timeout'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStore } from './device-store.ts'
import { readDrafts, saveDraft } from './drafts.ts'
import { webLocks } from './web-locks.ts'

/** An IndexedDB request that never fires an event, a known fault of some browsers. */
const silent = () => ({}) as IDBOpenDBRequest

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function lateAfter(work: Promise<unknown>, ms: number): Promise<void> {
  const refused = expect(work).rejects.toBeInstanceOf(StorageTimeoutError)
  await vi.advanceTimersByTimeAsync(ms)
  await refused
}

it('stops waiting for a database that never opens, and does not wait again', async () => {
  vi.stubGlobal('indexedDB', { open: silent })
  const store = deviceStore('stuck', 'words')
  await lateAfter(get('a', store), 2_000)
  await lateAfter(set('a', 1, store), 0)
})

it('stops waiting for a transaction that never completes, and continues with the next', async () => {
  const store = deviceStore('works', 'words')
  await set('a', 1, store)
  await lateAfter(
    store('readwrite', () => new Promise(() => {})),
    2_000,
  )
  expect(await get('a', store)).toBe(1)
})

it('writes nothing after it has reported a failure', async () => {
  const request: Partial<IDBOpenDBRequest> = {}
  vi.stubGlobal('indexedDB', { open: () => request })
  const store = deviceStore('late', 'words')
  await lateAfter(set('a', 1, store), 2_000)
  const transaction = vi.fn(() => ({ objectStore: () => ({ transaction: {}, put: vi.fn() }) }))
  Object.assign(request, { result: { transaction } })
  request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'))
  await vi.advanceTimersByTimeAsync(0)
  const [opened] = transaction.mock.results
  expect(opened?.value.objectStore().put).not.toHaveBeenCalled()
})

it('holds drafts in memory where the database never opens', async () => {
  vi.stubGlobal('indexedDB', { open: silent })
  const kept = saveDraft('ana', 'e-1', { savedAt: Date.now() })
  await vi.advanceTimersByTimeAsync(2_000)
  await kept
  const drafts = readDrafts('ana')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await drafts).toHaveLength(1)
})

it('treats locks that do not answer as missing', async () => {
  vi.stubGlobal('navigator', { locks: { query: () => new Promise(() => {}) } })
  const locks = webLocks()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await locks).toBeUndefined()
})

it('waits one more turn for an answer that is ready when a busy page resumes', async () => {
  const answer = withStorageTimeout(new Promise((resolve) => setTimeout(resolve, 1_510, 'here')))
  await vi.advanceTimersByTimeAsync(1_600)
  expect(await answer).toBe('here')
})
