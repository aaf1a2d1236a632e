import '@testing-library/jest-dom/vitest'
import { makeUserGroup } from '@sureda/testing/booking-factories'
import { problem } from '@sureda/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { choose, open, press, setUpForm } from '../../testing/form-fixture.tsx'

setUpForm()

it('names the reservation that the group has already, and whom to ask when another member made it', async () => {
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

it.each([
  [500, 'internal_error'],
  [409, 'slot_full'],
] as const)('a refusal with %i has the focus at its reason', async (status, code) => {
  await open({ 'POST /reservations': () => problem(status, code) })
  await choose()
  await press(/^Reserva/)
  expect(await screen.findByRole('alert')).toHaveTextContent(ca.error.create)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
})

it.each([
  ['leads to the reservations', true, 'Pots tenir alhora 20 reserves obertes, amb 120 persones en total'],
  ['offers the link that confirms the e-mail', false, 'Fins que no confirmis el correu, pots tenir alhora 3'],
])('says how many can be open at once and %s', async (_what, isConfirmed, words) => {
  const { api } = await open({
    'POST /reservations': () =>
      problem(422, 'too_many_open', 'Massa', { data: { email_confirmed: isConfirmed } }),
    'POST /user/email-confirmation': { ok: true },
  })
  await choose()
  await press(/^Reserva/)
  const refusal = within(await screen.findByRole('alert'))
  expect(refusal.getByText(new RegExp(words))).toBeVisible()
  if (isConfirmed) {
    expect(refusal.getByRole('link', { name: ca.list.title })).toHaveAttribute('href', '/reservas')
    return
  }
  await userEvent.click(refusal.getByRole('button', { name: 'Envia’m l’enllaç' }))
  expect(await refusal.findByText(/Hem enviat un enllaç a/)).toBeVisible()
  expect(api.callsOf('POST /user/email-confirmation')).toHaveLength(1)
})
