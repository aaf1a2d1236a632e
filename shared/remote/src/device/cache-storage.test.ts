// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHE_MAX_AGE_MS, CACHE_PREFIX, cacheStorage, cleanCache, clearCache } from './cache-storage.ts'
import { writeStored } from './storage.ts'

const entry = (at: number) => JSON.stringify({ state: { data: 'x', dataUpdatedAt: at } })
const key = (n: number) => `${CACHE_PREFIX}-${String(n).padStart(3, '0')}`
const stored = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(CACHE_PREFIX))
    .sort()

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('stores at most 150 answers and removes the oldest', () => {
  for (let n = 0; n < 150; n++) localStorage.setItem(key(n), entry(1000 + n))
  cacheStorage.setItem(key(150), entry(5000))
  expect(stored()).toHaveLength(150)
  expect(stored()).not.toContain(key(0))
  expect(stored()).toContain(key(150))
})

it('removes the oldest quarter when the browser’s quota is full, then stores the new answer', () => {
  for (let n = 0; n < 40; n++) localStorage.setItem(key(n), entry(1000 + n))
  const write = Storage.prototype.setItem
  let refused = false
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    if (!refused) {
      refused = true
      throw new DOMException('full', 'QuotaExceededError')
    }
    write.call(this, name, value)
  })
  cacheStorage.setItem(key(99), entry(9000))
  expect(stored()).toHaveLength(31)
  expect(stored()[0]).toBe(key(10))
  expect(stored()).toContain(key(99))
})

it('makes space for the session, because a sign-in is worth more than an old answer', () => {
  for (let n = 0; n < 8; n++) localStorage.setItem(key(n), entry(1000 + n))
  const write = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    if (stored().length > 6) throw new DOMException('full', 'QuotaExceededError')
    write.call(this, name, value)
  })
  expect(writeStored('auth_token', 'secret')).toBe(true)
  expect(localStorage.getItem('auth_token')).toBe('secret')
  expect(stored()[0]).toBe(key(2))
})

it('says so when there is no space and nothing to remove', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeStored('auth_token', 'secret')).toBe(false)
})

it('preserves the session and the person’s choices', () => {
  localStorage.setItem('auth_token', 'secret')
  for (let n = 0; n < 10; n++) localStorage.setItem(key(n), entry(n))
  clearCache()
  expect(stored()).toEqual([])
  expect(localStorage.getItem('auth_token')).toBe('secret')
})

it('removes entries that are too old or have no date', () => {
  const now = 10 * CACHE_MAX_AGE_MS
  localStorage.setItem(key(1), entry(now - CACHE_MAX_AGE_MS - 1))
  localStorage.setItem(key(2), entry(now - 1000))
  localStorage.setItem(key(3), 'not json')
  cleanCache(now)
  expect(stored()).toEqual([key(2)])
})

it('does not throw where the browser forbids storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  }
  cacheStorage.setItem(key(1), entry(1))
  cacheStorage.removeItem(key(1))
  expect(cacheStorage.getItem(key(1))).toBeNull()
})
