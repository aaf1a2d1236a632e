import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { BelowFold } from './below-fold.tsx'

const router = createMemoryRouter([{ path: '/', element: <BelowFold>further down</BelowFold> }])
const page = <RouterProvider router={router} />

it('is not in the first view of a visit, comes after it, and is there at once on return', async () => {
  // without effects: what the first rendering holds
  expect(renderToString(page)).toBe('')
  render(page)
  expect(await screen.findByText('further down')).toBeTruthy()
  expect(renderToString(page)).toBe('further down')
})
