// @vitest-environment jsdom

import { useHour } from '@sureda/remote/device'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T22:30:00Z') }))
afterEach(() => vi.useRealTimers())

it('changes at the full hour, and only then', () => {
  const { result } = renderHook(useHour)
  const opened = result.current
  act(() => vi.advanceTimersByTime(29 * 60_000))
  expect(result.current).toBe(opened)
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toEqual(new Date('2026-11-21T23:00:00Z'))
  act(() => vi.advanceTimersByTime(3_600_000))
  expect(result.current).toEqual(new Date('2026-11-22T00:00:00Z'))
})

it('changes when the page is looked at after a night in the background, where no timer runs', () => {
  const { result } = renderHook(useHour)
  vi.setSystemTime(new Date('2026-11-22T07:10:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toEqual(new Date('2026-11-22T07:10:00Z'))
})
