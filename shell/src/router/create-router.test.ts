// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createRouter } from './create-router.ts'
import { goTo } from './navigation.ts'

const direction = () => document.documentElement.dataset.transition
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('knows the direction of a page turn however long the movement takes', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  Object.assign(document, { startViewTransition: () => {} })
  await createRouter([{ path: '*' }])
  goTo('/rutas')
  expect(direction()).toBe('forward')
  vi.advanceTimersByTime(10_000)
  expect(direction()).toBe('forward')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(direction()).toBe('back')
  vi.advanceTimersByTime(10_000)
  expect(direction()).toBe('back')
})

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
