// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveToCalendar } from './calendar.ts'
import { saveFile } from './save-file.ts'

let saved: string[] = []
beforeEach(() => {
  saved = []
  vi.useFakeTimers()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('saves a file once for a double tap, and again for a later tap', () => {
  const entry = {
    kind: 'event' as const,
    id: 'fair',
    title: 'Fira',
    startsAt: '2027-06-11T08:00:00.000Z',
    endsAt: '2027-06-11T10:00:00.000Z',
  }
  saveToCalendar(entry)
  vi.advanceTimersByTime(300)
  saveToCalendar(entry)
  expect(saved).toEqual(['fair.ics'])
  vi.advanceTimersByTime(1000)
  saveToCalendar(entry)
  expect(saved).toEqual(['fair.ics', 'fair.ics'])
})

it('saves two different files in quick succession', () => {
  saveFile('route.gpx', 'application/gpx+xml', '<gpx/>')
  saveFile('route.kml', 'application/vnd.google-earth.kml+xml', '<kml/>')
  expect(saved).toEqual(['route.gpx', 'route.kml'])
})
