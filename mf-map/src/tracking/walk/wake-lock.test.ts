// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepScreenOn } from './wake-lock.ts'

const release = vi.fn(async () => {})
const request = vi.fn(async () => ({ release }))
beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'test', wakeLock: { request } }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
const show = async (isShown: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
}

it('asks again whenever the page comes back, because the browser releases the lock when it is hidden', async () => {
  request.mockResolvedValue({ release })
  const stop = keepScreenOn()
  await show(false)
  expect(request).toHaveBeenCalledTimes(1)
  await show(true)
  expect(request).toHaveBeenCalledTimes(2)
  stop()
  expect(release).toHaveBeenCalled()
  await show(true)
  expect(request).toHaveBeenCalledTimes(2)
})

it('releases a lock that comes after the walk has ended', async () => {
  request.mockResolvedValue({ release })
  keepScreenOn()()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

it('goes on where the phone refuses or does not support it', async () => {
  request.mockRejectedValue(new DOMException('battery', 'NotAllowedError'))
  expect(keepScreenOn()).not.toThrow()
  vi.stubGlobal('navigator', { userAgent: 'test' })
  expect(keepScreenOn()).not.toThrow()
})
