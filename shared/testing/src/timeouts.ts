import { vi } from 'vitest'

// Parts of a screen load when they are first opened, which takes a while on a busy machine. A wait for an event ends with the
// event, so a long limit costs time only in a failing test.
const TIMEOUT_MS = 30_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options })

// tests without a document do not load the library
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: TIMEOUT_MS })
}
