import { initI18n } from '@sureda/testing/i18n'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShellError } from './shell-error.tsx'

beforeEach(() => initI18n('ca'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function breakWith(error: Error): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw error
  }
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <ShellError /> }])}
    />,
  )
}

it('is announced inside the main part of the page', async () => {
  breakWith(new TypeError('undefined is not a function'))
  const alert = within(await screen.findByRole('main')).getByRole('alert')
  expect(within(alert).getByRole('heading')).toBeTruthy()
})

it.each([
  [false, 'Ara no tens connexió'],
  [true, 'No és culpa teva'],
])('speaks of the network only where there is none (online: %s)', async (isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  breakWith(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading', { name: 'No s’ha pogut carregar' })).toBeTruthy()
  expect(alert.textContent).toContain(words)
})
