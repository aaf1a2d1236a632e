import '@testing-library/jest-dom/vitest'
import { fakeApi } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeRegistry } from '../federation/fake-releases.testing.ts'
import { MainLayout } from './main-layout.tsx'

const drawn = { header: 0, places: 0 }
vi.mock('@sureda/ui/frame', async (original) => {
  const frame = await original<typeof import('@sureda/ui/frame')>()
  const { AppBar } = frame
  return {
    ...frame,
    AppBar: (props: Parameters<typeof AppBar>[0]) => {
      drawn.header += 1
      return <AppBar {...props} />
    },
    BottomBar: () => {
      drawn.places += 1
      return null
    },
  }
})

let api: ReturnType<typeof fakeApi>
beforeEach(async () => {
  api = fakeApi({})
  setVisitor('guest')
  await initI18n('ca')
})
afterEach(() => {
  cleanup()
  api.restore()
})

it('renders again for another screen, and not for another filter of the same one', async () => {
  const registry = fakeRegistry({})
  const Layout = () => <MainLayout registry={registry} />
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        handle: {},
        children: ['/rutas', '/mapa'].map((path) => ({ path, handle: {}, element: <h1>{path}</h1> })),
      },
    ],
    { initialEntries: ['/rutas'] },
  )
  render(<RouterProvider router={router} />)
  const first = { ...drawn }
  await act(() => router.navigate('?filter=a', { replace: true }))
  await act(() => router.navigate('?filter=b', { replace: true }))
  expect(drawn).toEqual(first)
  await act(() => router.navigate('/mapa'))
  expect(screen.getByRole('heading')).toHaveTextContent('/mapa')
  expect(drawn.places).toBeGreaterThan(first.places)
})
