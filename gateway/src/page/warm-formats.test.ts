import { afterEach, expect, it, vi } from 'vitest'
import { warmFormats, warmFormatsScript } from './warm-formats.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('waits for the first frame and then takes one step per idle moment', () => {
  const frames: (() => void)[] = []
  const idle: (() => void)[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'ca' } })
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const calendars = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf')

  warmFormats()
  expect(idle).toEqual([])
  frames[0]?.()
  expect(calendars).not.toHaveBeenCalled()
  let moments = 0
  for (let run = idle.shift(); run; run = idle.shift(), moments++) run()
  expect(calendars).toHaveBeenCalledWith('ca')
  expect(moments).toBe(3)
})

it('also where the browser has no idle moments to give', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'ca' } })
  vi.stubGlobal('window', {})
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  const calendars = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf')
  warmFormats()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(calendars).toHaveBeenCalledTimes(1)
})

it('is a script that works alone', () => {
  expect(() => new Function(warmFormatsScript())).not.toThrow()
})
