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
