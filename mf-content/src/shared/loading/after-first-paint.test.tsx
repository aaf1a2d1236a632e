import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AfterFirstPaint } from './after-first-paint.tsx'

const router = createMemoryRouter([{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }])
const page = <RouterProvider router={router} />
/** Without effects: what the first rendering holds. */
const firstView = () => renderToString(page)
const scrollPageTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}

afterEach(() => vi.unstubAllGlobals())

it('is not in the first view of a visit, comes after it, and is there at once on the return to a place further down', async () => {
  expect(firstView()).toBe('')
  render(page)
  expect(await screen.findByText('further down')).toBeTruthy()
  expect(firstView()).toBe('')

  scrollPageTo(600)
  expect(firstView()).toBe('further down')
  scrollPageTo(0)
  expect(firstView()).toBe('')
})

it('knows that a tab is another entry of a page that stays where it is', async () => {
  const tabs = createMemoryRouter([{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }])
  render(<RouterProvider router={tabs} />)
  scrollPageTo(600)
  await act(() => tabs.navigate('/?tab=map'))
  // the entry with the tab, as on the return from a later screen
  const back = createMemoryRouter([{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }], {
    initialEntries: [tabs.state.location],
  })
  expect(renderToString(<RouterProvider router={back} />)).toBe('further down')
})

it('is there at once where the scroll position is unknown: the page belongs to a visit before this document', async () => {
  const other = createMemoryRouter(
    [{ path: '/', element: <AfterFirstPaint>further down</AfterFirstPaint> }],
    {
      initialEntries: [{ pathname: '/', key: 'of-before' }],
    },
  )
  expect(renderToString(<RouterProvider router={other} />)).toBe('further down')
})
