import '@testing-library/jest-dom/vitest'
import { makeDays, makeReservation } from '@sureda/testing/booking-factories'
import { type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { newDraft, reservationBody } from '../domain/booking-draft.ts'
import { keepDraft } from '../domain/draft-store.ts'
import { answers, choose, open, press, setUpForm, USER } from '../testing/form-bench.tsx'

setUpForm()

it('asks to send what waits when the network is back', async () => {
  await open({ 'POST /reservations': noNetwork })
  await choose()
  await press(/^(Reserva|Envia-ho ara)/)
  await screen.findByText(/Cal connexió/)
  window.dispatchEvent(new Event('online'))
  const sheet = screen.getByRole('dialog')
  expect(await within(sheet).findByText(/Encara no s’ha enviat/)).toBeVisible()
})

it('finds the reservation whose answer was lost, and shows its pass', async () => {
  const { api } = await open({ 'POST /reservations': () => new Response('', { status: 504 }) })
  await choose()
  api.answer({
    'GET /user/reservations': [makeReservation({ status: 'confirmed', date: '2026-11-22', time: '10:00' })],
  })
  await press(/^(Reserva|Envia-ho ara)/)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  await press('Fet')
  expect(await screen.findByText('Ja hi tens una reserva')).toBeVisible()
  expect(screen.queryByText(/Encara no/)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Tria dia i hora' })).toBeVisible()
})

it('does not call reserved what had arrived and was cancelled since; once more is another intent', async () => {
  const draft = { ...newDraft({ id: 'e-pela', title: 'La pela' }), date: '2026-11-22', time: '10:00' }
  await keepDraft(USER, { ...draft, sent: reservationBody(draft), isWaiting: true, isUnsure: true })
  const { api } = await open({ 'GET /reservations/:id': makeReservation({ status: 'cancelled' }) })
  expect(await screen.findByText('Encara no sabem si està reservat')).toBeVisible()
  await press('Envia-ho ara')
  const sheet = await screen.findByRole('dialog')
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Envia-ho ara' }))
  expect(await screen.findByText(/després es va cancel·lar/)).toBeVisible()
  expect(screen.queryByText('Reserva confirmada')).toBeNull()
  await press(/^(Reserva|Envia-ho ara)/)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  const [first, second] = api.callsOf('POST /reservations').map((call) => call.headers.get('Idempotency-Key'))
  expect(first).toBe(draft.key)
  expect(second).not.toBe(draft.key)
})

it('keeps the wish when a time has fewer places, says so, and sends what it shows', async () => {
  const slots = [
    { time: '10:00', capacity: 10, remaining: 3, status: 'available' as const },
    { time: '12:00', capacity: 10, remaining: 10, status: 'available' as const },
  ]
  const { api } = await open({
    'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query, () => ({ slots })),
  })
  await keepDraft(USER, { ...newDraft({ id: 'e-pela', title: 'La pela' }), date: '2026-11-22', people: 8 })
  await choose()
  const notice = 'Només queden 3 places i sou 8: es reservarà per a 3.'
  expect(await screen.findByText(notice)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /12:00/ }))
  expect(screen.queryByText(notice)).toBeNull()
  expect(screen.getByRole('spinbutton', { name: 'Persones' })).toHaveAttribute('aria-valuenow', '8')
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  expect(await screen.findByText(notice)).toBeVisible()
  await press(/^Reserva · 36\s€$/)
  await screen.findByRole('heading', { name: 'Reserva confirmada' })
  expect(api.callsOf('POST /reservations')[0]?.body).toMatchObject({ time: '10:00', people: 3 })
})

it('tells a change that failed as a change, and a cancellation as one, with the question open', async () => {
  const existing_reservation = makeReservation({ id: 'old', people: 4 })
  const { api, shell } = await open({
    'POST /reservations': () =>
      problem(409, 'reservation_exists', 'Ja existeix', {
        data: { existing_reservation, editable_fields: existing_reservation.editable_fields },
      }),
    'PUT /reservations/:id': noNetwork,
    'POST /reservations/:id/cancel': noNetwork,
  })
  await choose()
  await press(/^(Reserva|Envia-ho ara)/)
  await press('Canvia-la amb les dades noves')
  expect(await screen.findByText('No s’ha pogut canviar la reserva')).toBeVisible()
  await press('Cancel·la la que hi ha')
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·la la reserva' }))
  expect(await within(dialog).findByText(/No s’ha pogut cancel·lar la reserva/)).toBeVisible()
  expect(screen.queryByText('Encara no està reservat')).toBeNull()
  api.answer({
    'POST /reservations/:id/cancel': makeReservation({ id: 'old', status: 'cancelled' }),
    'POST /reservations': answers['POST /reservations'],
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·la la reserva' }))
  await vi.waitFor(() => expect(shell.toasts[0]?.text).toBe('Reserva cancel·lada.'))
  await press(/^(Reserva|Envia-ho ara)/)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
})

it('goes on with the draft when the reservation in its way turns out to be cancelled', async () => {
  const existing_reservation = makeReservation({ id: 'old' })
  const { api } = await open({
    'POST /reservations': () =>
      problem(409, 'reservation_exists', 'Ja existeix', {
        data: { existing_reservation, editable_fields: existing_reservation.editable_fields },
      }),
    'POST /reservations/:id/cancel': noNetwork,
  })
  await choose()
  await press(/^(Reserva|Envia-ho ara)/)
  await press('Cancel·la la que hi ha')
  const dialog = await screen.findByRole('alertdialog')
  api.answer({
    'GET /user/reservations': [makeReservation({ id: 'old', status: 'cancelled', version: 2 })],
    'POST /reservations': answers['POST /reservations'],
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·la la reserva' }))
  await within(dialog).findByText(/No s’ha pogut cancel·lar la reserva/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'No, la mantinc' }))
  expect(await screen.findByText('Aquesta reserva està cancel·lada.')).toBeVisible()
  await press('Continua')
  await press(/^(Reserva|Envia-ho ara)/)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
})
