import '@testing-library/jest-dom/vitest'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { choose, open, press, setUpForm } from '../testing/form-fixture.tsx'

setUpForm()

it('opens, and books, on a phone whose database never opens', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  await open()
  await choose()
  await press(/^Reserva · /)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
})
