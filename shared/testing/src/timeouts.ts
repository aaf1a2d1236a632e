import { vi } from 'vitest'

// Parts of a screen are fetched when first opened, which takes a while on a machine that does other things besides. What waits for an event ends with the
// event: a long limit costs only the test that fails.
const TIMEOUT_MS = 30_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options })

// tests without a document need no library for it
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: TIMEOUT_MS })
}
