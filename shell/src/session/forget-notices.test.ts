// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { forgetNotices } from './forget-notices.ts'

const beWorker = (value: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

it('closes shown notifications and unsubscribes from the push service', async () => {
  const close = vi.fn()
  const unsubscribe = vi.fn(async () => true)
  beWorker({
    getRegistration: async () => ({
      getNotifications: async () => [{ close }, { close }],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    }),
  })
  await forgetNotices()
  expect(close).toHaveBeenCalledTimes(2)
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it.each([
  ['no worker', undefined],
  ['a worker that was never registered', { getRegistration: async () => undefined }],
  ['a browser without notices', { getRegistration: async () => ({}) }],
  ['one that refuses', { getRegistration: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('signs out all the same with %s', async (_what, value) => {
  if (value) beWorker(value)
  await expect(forgetNotices()).resolves.toBeUndefined()
})
