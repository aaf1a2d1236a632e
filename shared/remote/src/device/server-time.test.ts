// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anyCall } from '../internal/any-call.testing.ts'
import { serverNow, todayIn, toServerTime } from './server-time.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const DAY_MS = 86_400_000
const server = vi.fn<typeof fetch>()
const answer = (at: number, more: Record<string, string> = {}) =>
  new Response(JSON.stringify({ data: 1 }), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Date: new Date(at).toUTCString(),
      ...more,
    },
  })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(async () => {
  server.mockResolvedValueOnce(answer(Date.now()))
  await anyCall.get('/news')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([200, -200])('knows the date on a phone whose clock is %d days ahead', async (days) => {
  vi.setSystemTime(NOW + days * DAY_MS)
  expect(todayIn('Europe/Madrid')).not.toBe('2026-11-21')
  server.mockResolvedValueOnce(answer(NOW))
  await anyCall.get('/news')
  expect(todayIn('Europe/Madrid')).toBe('2026-11-21')
  expect(Math.abs(serverNow() - NOW)).toBeLessThan(1_000)
  expect(Math.abs(toServerTime(Date.now() - 60_000) - (NOW - 60_000))).toBeLessThan(1_000)
  // a later answer corrects it
  vi.setSystemTime(NOW)
  server.mockResolvedValueOnce(answer(NOW))
  await anyCall.get('/news')
  expect(serverNow()).toBe(NOW)
})

it.each([
  ['was given a minute ago', answer(NOW - 60_000)],
  ['lay in a cache of the browser', answer(NOW - DAY_MS, { 'Cache-Control': 'max-age=600' })],
  ['was kept on the phone', answer(NOW - DAY_MS, { 'X-Kept-At': String(NOW - DAY_MS) })],
])('uses the phone’s clock where an answer %s', async (_what, given) => {
  server.mockResolvedValueOnce(given)
  await anyCall.get('/news')
  expect(serverNow()).toBe(NOW)
})
