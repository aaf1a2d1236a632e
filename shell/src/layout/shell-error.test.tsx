import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ShellError } from './shell-error.tsx'

it('is announced inside the main part of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new TypeError('undefined is not a function')
  }
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <ShellError /> }])}
    />,
  )
  const alert = within(await screen.findByRole('main')).getByRole('alert')
  expect(within(alert).getByRole('heading')).toBeTruthy()
})
