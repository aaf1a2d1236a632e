import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// a component that logs a warning or an error fails its test
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  const complaints = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls)
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(complaints).toEqual([])
})
