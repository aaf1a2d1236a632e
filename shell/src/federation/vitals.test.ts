// @vitest-environment jsdom

import { performance as nodePerformance } from 'node:perf_hooks'
import { INTERACTIVE_MARK } from '@sureda/contract/remote/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendReports } from './telemetry.ts'
import { measureVitals } from './vitals.ts'

const sendBeacon = vi.fn((_url: string, _body: Blob) => true)

beforeEach(() => {
  // jsdom has no marks
  vi.stubGlobal('performance', nodePerformance)
  sendBeacon.mockClear()
  Object.assign(navigator, { sendBeacon })
})
afterEach(() => {
  performance.clearMarks()
  vi.unstubAllGlobals()
})

it('reports when the first screen of a remote answered to taps, and nothing of the person', async () => {
  const detail = { remote: 'mf-map', version: '1.0.0-aaaaaaaa', screen: './map' }
  performance.mark(INTERACTIVE_MARK, { startTime: 1_234.4, detail })
  measureVitals()
  sendReports()
  const body = await sendBeacon.mock.calls[0]?.[1].text()
  expect(JSON.parse(body ?? '')).toEqual({
    events: [{ ...detail, phase: 'interactive', outcome: 'ok', ms: 1234 }],
  })
})

it('reports nothing of a page whose first screen is the shell’s', () => {
  measureVitals()
  sendReports()
  expect(sendBeacon).not.toHaveBeenCalled()
})
