import { initI18n } from '@sureda/testing/i18n'
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NavigationEffects } from './navigation-effects.tsx'

beforeEach(async () => {
  await initI18n('ca')
  sessionStorage.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation((where) => {
    window.scrollY = (where as ScrollToOptions).top ?? 0
  })
})

afterEach(cleanup)

function open(address: string) {
  const frame = (
    <>
      <Outlet />
      <NavigationEffects />
    </>
  )
  const router = createMemoryRouter(
    [{ element: frame, children: [{ path: '*', element: <main id="main" tabIndex={-1} /> }] }],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return (to: string | number, options?: { replace: boolean }) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)))
}

function scrollBy(top: number): void {
  window.scrollY = top
  act(() => void dispatchEvent(new Event('scroll')))
}

it('restores the scroll position after a change of tab without scrolling', async () => {
  const go = open('/rutas/r')
  scrollBy(640)
  await go('/rutas/r?tab=more', { replace: true })
  expect(window.scrollY).toBe(640)
  await go('/puntos-de-ruta/p')
  expect(window.scrollY).toBe(0)
  await go(-1)
  expect(window.scrollY).toBe(640)
})

it('focuses and scrolls a new screen together, before its effects run', async () => {
  let focused: Element | null = null
  function Entered() {
    useEffect(() => {
      focused = document.activeElement
    }, [])
    return <main id="main" tabIndex={-1} />
  }
  const frame = (
    <>
      <Outlet />
      <NavigationEffects />
    </>
  )
  const children = [
    { path: '/inicio', element: null },
    { path: '/mapa', element: <Entered /> },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/inicio'] })
  const { container } = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/mapa'))
  expect(focused).toBe(container.querySelector('main'))
})

it('animates screens except the first one', async () => {
  const { dataset } = document.documentElement
  delete dataset.navigated
  const go = open('/rutas')
  await go('/rutas?q=a')
  expect(dataset.navigated).toBeUndefined()
  await go('/agenda')
  expect(dataset.navigated).toBe('')
})

it('remembers an earlier position through the letters of a search', async () => {
  const go = open('/rutas')
  scrollBy(640)
  await go('/rutas/lista')
  for (let letters = 1; letters <= 70; letters++)
    await go(`/rutas/lista?q=${'a'.repeat(letters)}`, { replace: true })
  await go(-1)
  expect(window.scrollY).toBe(640)
})

it('opens at the top where the fragment is wrongly encoded', async () => {
  const go = open('/inicio')
  scrollBy(640)
  await go('/rutas/lista#100%')
  expect(window.scrollY).toBe(0)
})
