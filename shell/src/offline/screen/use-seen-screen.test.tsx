import { queryClient } from '@sureda/remote/query'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RouteHandle } from '../../router/route-handle.ts'
import { seenScreens } from './seen-screens.ts'
import { useSeenScreen } from './use-seen-screen.ts'

let answer: (data: unknown) => void = () => {}

function List() {
  useSeenScreen()
  useQuery({ queryKey: ['routes'], queryFn: () => new Promise((resolve) => (answer = resolve)) })
  return <p>list</p>
}
const handle = {
  title: 'shell:saved.title',
  screen: { route: { path: '/rutas', offline: 'auto' } },
} as unknown as RouteHandle

async function open() {
  await initI18n('ca')
  setVisitor('guest', { language: 'ca' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const router = createMemoryRouter([{ path: '/rutas', handle, element: <List /> }], {
    initialEntries: ['/rutas'],
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const seen = () => seenScreens('ca').map(({ path }) => path)
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

it('stores a screen once its answers have arrived, however long they take', async () => {
  await open()
  await after(20_000)
  expect(seen()).toEqual([])
  await act(async () => answer([]))
  await after(1)
  expect(seen()).toEqual(['/rutas'])
})

it('stores no screen that was left before', async () => {
  const { unmount } = await open()
  await after(3_000)
  unmount()
  answer([])
  await after(1)
  expect(seen()).toEqual([])
})

it('stores no screen that was never visible', async () => {
  const { unmount } = await open()
  await act(async () => answer([]))
  await after(1_000)
  expect(seen()).toEqual([])
  await after(1_100)
  expect(seen()).toEqual(['/rutas'])
  unmount()
})
