import '@testing-library/jest-dom/vitest'
import { readDrafts } from '@sureda/remote/offline'
import { makeDays, makeReservation } from '@sureda/testing/booking-factories'
import { type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { toastQueue } from '@sureda/ui/core'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type BookingDraft, newDraft, reservationBody } from '../shared/booking-draft.ts'
import { storeDraft } from '../shared/draft-store.ts'
import { answers, choose, open, press, setUpForm, USER } from '../testing/form-fixture.tsx'

setUpForm()

it('asks the person whether to send what never left the phone, when the network is back', async () => {
  const { api } = await open()
  await choose()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  // the button still takes the phone for online
  await press(/^(Reserva|Envia-ho ara)/)
  await screen.findByText(/Cal connexió/)
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/Encara no s’ha enviat/)).toBeVisible()
  expect(api.callsOf('POST /reservations')).toHaveLength(0)
  line.mockRestore()
})

it('sends again with the same key when the sheet is opened after a reload, and tells how it ended', async () => {
  const draft = { ...newDraft({ id: 'e-pela', title: 'La pela' }), date: '2026-11-22', time: '10:00' }
  await storeDraft(USER, { ...draft, sent: reservationBody(draft), isWaiting: true, isUnsure: true })
  const { api } = await open({ 'GET /reservations/:id': makeReservation({ status: 'confirmed' }) })
  expect(await screen.findByText('Encara no sabem si està reservat')).toBeVisible()
  expect(api.callsOf('POST /reservations')).toHaveLength(0)
  await press('Envia-ho ara')
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  const [call] = api.callsOf('POST /reservations')
  expect([call?.headers.get('Idempotency-Key'), call?.body]).toEqual([draft.key, reservationBody(draft)])
  expect(await readDrafts(USER)).toEqual([])
})

it('stores the draft as unsure until the answer is there, also with the sheet closed', async () => {
  const { api } = await open({ 'POST /reservations': noNetwork })
  await choose()
  await press(/^(Reserva|Envia-ho ara)/)
  await within(screen.getByRole('dialog')).findByText('Encara no sabem si està reservat')
  const [stored] = await readDrafts<BookingDraft>(USER)
  expect(stored).toMatchObject({ isUnsure: true, isWaiting: true, sent: { people: 2 } })
  // the sheet says it, and then the card does
  expect(toastQueue.snapshot()).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Tanca' }))
  expect(await screen.findByText(/la resposta no ha arribat/)).toBeVisible()
  expect(toastQueue.snapshot()).toEqual([])
  api.answer({ 'POST /reservations': answers['POST /reservations'] })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await readDrafts(USER)).toEqual([]))
  expect(toastQueue.snapshot().at(-1)?.text).toBe('Ha arribat: ja està fet.')
  expect(new Set(api.callsOf('POST /reservations').map((c) => c.headers.get('Idempotency-Key')))).toEqual(
    new Set([stored?.key]),
  )
})

it('finds the reservation whose answer was lost, and shows its pass', async () => {
  const { api } = await open({ 'POST /reservations': () => new Response('', { status: 504 }) })
  await choose()
  await press(/^(Reserva|Envia-ho ara)/)
  await within(screen.getByRole('dialog')).findByText('Encara no sabem si està reservat')
  api.answer({
    'POST /reservations': answers['POST /reservations'],
    'GET /user/reservations': [makeReservation({ status: 'confirmed', date: '2026-11-22', time: '10:00' })],
  })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  await press('Fet')
  expect(await screen.findByText('Ja hi tens una reserva')).toBeVisible()
  expect(screen.queryByText(/Encara no/)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Tria dia i hora' })).toBeVisible()
})

it('does not call reserved what had arrived and was cancelled since; booking again takes a new key', async () => {
  const draft = { ...newDraft({ id: 'e-pela', title: 'La pela' }), date: '2026-11-22', time: '10:00' }
  await storeDraft(USER, { ...draft, sent: reservationBody(draft), isWaiting: true, isUnsure: true })
  const { api } = await open({ 'GET /reservations/:id': makeReservation({ status: 'cancelled' }) })
  expect(await screen.findByText('Encara no sabem si està reservat')).toBeVisible()
  await press('Envia-ho ara')
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
  await storeDraft(USER, { ...newDraft({ id: 'e-pela', title: 'La pela' }), date: '2026-11-22', people: 8 })
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

it('says of a failed change that it was a change, of a cancellation that it was one, and leaves the dialog open', async () => {
  const existing_reservation = makeReservation({ id: 'old', people: 4 })
  const { api, shell } = await open({
    'POST /reservations': () =>
      problem(409, 'reservation_exists', 'Ja existeix', {
        data: { existing_reservation, editable_fields: existing_reservation.editable_fields },
      }),
    'PUT /reservations/:id': problem(500, 'internal_error'),
    'POST /reservations/:id/cancel': problem(500, 'internal_error'),
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

it('goes on with the draft when the conflicting reservation turns out to be cancelled', async () => {
  const existing_reservation = makeReservation({ id: 'old' })
  const { api } = await open({
    'POST /reservations': () =>
      problem(409, 'reservation_exists', 'Ja existeix', {
        data: { existing_reservation, editable_fields: existing_reservation.editable_fields },
      }),
    'POST /reservations/:id/cancel': problem(500, 'internal_error'),
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
