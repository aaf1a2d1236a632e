import { afterEach, expect, it, vi } from 'vitest'
import { startPageTransition } from './page-transition.ts'

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
})

const withTransitions = () => {
  const start = vi.fn((update: () => void | Promise<void>) => {
    const done = Promise.resolve(update())
    return { updateCallbackDone: done, finished: done }
  })
  Object.assign(document, { startViewTransition: start })
  return start
}

it('changes the page at once where the browser has no transitions', async () => {
  const update = vi.fn()
  await startPageTransition(update)
  expect(update).toHaveBeenCalledOnce()
})

it('marks the direction while the transition runs', async () => {
  const start = withTransitions()
  const seen: (string | undefined)[] = []
  await startPageTransition(() => void seen.push(document.documentElement.dataset.transition), 'back')
  expect(start).toHaveBeenCalledOnce()
  expect(seen).toEqual(['back'])
  await expect.poll(() => document.documentElement.dataset.transition).toBeUndefined()
})

it('does without movement for people who want none', async () => {
  const start = withTransitions()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await startPageTransition(() => undefined)
  expect(start).not.toHaveBeenCalled()
})
