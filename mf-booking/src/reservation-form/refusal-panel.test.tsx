import '@testing-library/jest-dom/vitest'
import { makeUserGroup } from '@sureda/testing/booking-factories'
import { problem } from '@sureda/testing/fake-api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { choose, open, press, setUpForm } from '../testing/form-bench.tsx'

setUpForm()

it('names the booking that the group has already, and whom to ask when it is somebody else’s', async () => {
  await open({
    'GET /user/groups': [makeUserGroup({ people: 5 })],
    'POST /reservations': () =>
      problem(409, 'group_reservation_exists', 'Ja existeix', { data: { booking_code: 'K7MWQ2' } }),
  })
  await choose()
  await userEvent.click(await screen.findByRole('radio', { name: 'Per al meu grup' }))
  await userEvent.click(await screen.findByRole('radio', { name: /Colla de Girona/ }))
  await press(/^Reserva/)
  const refusal = within(await screen.findByRole('alert'))
  expect(refusal.getByText(/amb el codi K7MWQ2/)).toBeVisible()
  expect(refusal.getByRole('link', { name: ca.list.title })).toHaveAttribute('href', '/reservas')
  expect(await refusal.findByRole('link', { name: 'Escriu a l’agència' })).toBeVisible()
})
