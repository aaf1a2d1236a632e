// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createRouter } from './create-router.ts'

afterEach(() => void vi.unstubAllGlobals())

it('gives the first entry of a document a name of its own, and lets a named one be', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  const nameAfter = async (state: object | null) => {
    history.replaceState(state, '')
    await createRouter([{ path: '*' }])
    return (history.state as { key: string }).key
  }
  const [one, other] = [await nameAfter(null), await nameAfter(null)]
  expect(one).toMatch(/^\w{4,}$/)
  expect(other).not.toBe(one)
  expect(await nameAfter({ key: 'abc', usr: null, idx: 3 })).toBe('abc')
})
