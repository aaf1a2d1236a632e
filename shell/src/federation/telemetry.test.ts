// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { report, sendReports, sendReportsOnLeave } from './telemetry.ts'

const sent: { url: string; body: Blob }[] = []
const sendBeacon = vi.fn((url: string, body: Blob) => {
  sent.push({ url, body })
  return true
})
const events = async (n = 0) =>
  (JSON.parse((await sent[n]?.body.text()) ?? '{}') as { events: { message?: string }[] }).events

/** Of the page's own headers. */
const timings = vi.fn((): object[] => [])

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(performance, { getEntriesByType: timings })
  sent.length = 0
  sendBeacon.mockClear()
  Object.assign(navigator, { sendBeacon })
})
afterEach(() => {
  sendReports()
  vi.useRealTimers()
})

const ok = { remote: 'mf-map', version: '1.0.0', phase: 'render', outcome: 'ok' } as const
const bad = { remote: 'mf-map', version: '1.0.0', phase: 'entry', outcome: 'failed' } as const

it('sends successes together after a pause, and a failure at once with those that wait', async () => {
  report(ok)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(0)
  report(bad)
  await vi.advanceTimersByTimeAsync(500)
  expect(sent[0]?.url).toBe('/telemetry/remotes')
  expect(await events()).toEqual([ok, bad])
})

it('sends the token of the page, which proves its releases; a page without one sends none', async () => {
  const body = async (n: number) => JSON.parse((await sent[n]?.body.text()) ?? '{}') as object
  report(bad)
  sendReports()
  expect(await body(0)).toEqual({ events: [bad] })
  const page = { serverTiming: [{ name: 'db' }, { name: 'load', description: 'a~b.c' }] }
  timings.mockReturnValue([page])
  report(bad)
  sendReports()
  expect(await body(1)).toEqual({ token: 'a~b.c', events: [bad] })
  timings.mockReturnValue([])
})

it('sends the rest when the page is hidden', async () => {
  sendReportsOnLeave()
  report(ok)
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
})

it('never sends more than fifty at once', async () => {
  for (let n = 0; n < 60; n++) report(ok)
  expect(await events(0)).toHaveLength(50)
  sendReports()
  expect(await events(1)).toHaveLength(10)
})

it('cuts messages and removes query strings and e-mail addresses', async () => {
  report({ ...bad, message: `GET /x?token=secret failed for neus@sureda.test ${'y'.repeat(300)}` })
  sendReports()
  const [event] = await events()
  expect(event?.message).toMatch(/^GET \/x failed for … y+$/)
  expect(event?.message).toHaveLength(200)
})

it('falls back to a keepalive request', () => {
  sendBeacon.mockReturnValueOnce(false)
  const server = vi.fn().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', server)
  report(bad)
  sendReports()
  expect(server).toHaveBeenCalledWith('/telemetry/remotes', expect.objectContaining({ keepalive: true }))
  vi.unstubAllGlobals()
})
