// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRouter } from './create-router.ts'

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} })))
afterEach(() => void vi.unstubAllGlobals())

it('gives the first history entry of a document a new key, unless it has one', async () => {
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

it('notifies of a navigation once, at its end', async () => {
  const router = await createRouter([{ path: '*', loader: async () => null }])
  const heard: string[] = []
  router.subscribe(({ navigation, revalidation, location }) => {
    heard.push(`${location.pathname} ${navigation.state} ${revalidation}`)
  })
  await router.navigate('/rutas')
  await router.revalidate()
  expect(heard).toEqual(['/rutas idle idle', '/rutas idle idle'])
})
