import { setHydrationTime } from '@sureda/remote/device'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AfterFirstPaint } from './after-first-paint.tsx'

const router = createMemoryRouter([{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }])
const page = <RouterProvider router={router} />
/** The first rendering, without effects. */
const firstView = () => renderToString(page)
const scrollPageTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setHydrationTime(undefined)
})

it('is part of the page that the server has rendered, which is all that a robot reads', () => {
  setHydrationTime(Date.parse('2027-05-01T10:00:00Z'))
  expect(firstView()).toBe('further down')
})

it('is rendered after the first view of a visit, and at once on the return to a scrolled page', async () => {
  expect(firstView()).toBe('')
  render(page)
  expect(await screen.findByText('further down')).toBeTruthy()
  expect(firstView()).toBe('')

  scrollPageTo(600)
  expect(firstView()).toBe('further down')
  scrollPageTo(0)
  expect(firstView()).toBe('')
})

it('is not rendered with the first view while the browser goes back to the top of a page', async () => {
  addEventListener('popstate', () => render(page), { once: true })
  dispatchEvent(new PopStateEvent('popstate'))
  expect(screen.queryByText('further down')).toBeNull()
  expect(await screen.findByText('further down')).toBeTruthy()
})

it('takes a tab for a new entry of a page that does not move', async () => {
  const tabs = createMemoryRouter([{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }])
  render(<RouterProvider router={tabs} />)
  scrollPageTo(600)
  await act(() => tabs.navigate('/?tab=map'))
  // opens the entry of the tab, as on the return from a later screen
  const back = createMemoryRouter([{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }], {
    initialEntries: [tabs.state.location],
  })
  expect(renderToString(<RouterProvider router={back} />)).toBe('further down')
})

it('is rendered at once where the scroll position is unknown, because the page was visited before this document', async () => {
  const other = createMemoryRouter(
    [{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }],
    {
      initialEntries: [{ pathname: '/', key: 'of-before' }],
    },
  )
  expect(renderToString(<RouterProvider router={other} />)).toBe('further down')
})
