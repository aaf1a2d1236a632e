import '@testing-library/jest-dom/vitest'
import { makeAvailableSlots, makeReservation, makeUserGroup } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { noNetwork, problem } from '@sureda/testing/fake-api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answers, open, press, setUpForm, toReview } from '../testing/form-bench.tsx'

setUpForm()

it('asks a guest to sign in and remembers to come back to the form', async () => {
  const { shell } = await open({}, 'guest')
  expect(await screen.findByText('Has d’iniciar la sessió per reservar.')).toBeVisible()
  await press('Tria dia i hora')
  expect(shell.loginPrompts).toEqual(['/experiencias/e-pela?reservar=1'])
})

it('offers nothing where the experience cannot be booked in the app', async () => {
  const { api } = await open({ 'GET /experiences/:id': makeExperienceDetail({ bookable: false }) })
  await vi.waitFor(() => expect(api.callsOf('GET /experiences/:id')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Tria dia i hora' })).toBeNull()
})

it('books day, time and people, and hands out the pass', async () => {
  const { api } = await open()
  await toReview()
  await press('Reserva')
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  expect(screen.getByText('B1C9D2E0')).toBeVisible()
  const [call] = api.callsOf('POST /reservations')
  expect(call?.body).toEqual({ experience_id: 'e-pela', date: '2026-11-22', time: '10:00', people: 2 })
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
})

it('shows full times and does not let them be chosen', async () => {
  await open()
  await press('Tria dia i hora')
  const full = await screen.findByRole('radio', { name: /16:00/ })
  expect(full).toBeDisabled()
  expect(screen.getByText('Queden 6 places')).toBeVisible()
})

it('asks for a time before going on', async () => {
  await open()
  await press('Tria dia i hora')
  await screen.findByRole('radio', { name: /10:00/ })
  await press('Continua')
  expect(await screen.findByText('Tria una hora per continuar.')).toBeVisible()
})

it('says that a day is full and offers the next one', async () => {
  await open({
    'GET /available-time-slots': makeAvailableSlots({
      time_slots: [{ time: '10:00', capacity: 4, remaining: 0, status: 'full' }],
    }),
  })
  await press('Tria dia i hora')
  expect(await screen.findByText('Aquest dia ja no hi ha places. Tria un altre dia.')).toBeVisible()
  expect(screen.getByRole('button', { name: /23 de novembre/ })).toBeVisible()
})

it('says when the times cannot be loaded and tries again', async () => {
  const { api } = await open({ 'GET /available-time-slots': () => problem(500, 'internal_error', 'Ai') })
  await press('Tria dia i hora')
  expect(await screen.findByText('No s’han pogut carregar les hores')).toBeVisible()
  api.answer({ 'GET /available-time-slots': makeAvailableSlots() })
  await press('Torna-ho a provar')
  expect(await screen.findByRole('radio', { name: /10:00/ })).toBeVisible()
})

it('sends people without a group to their agency', async () => {
  await open({ 'GET /user/groups': [] })
  await press('Tria dia i hora')
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  await press('Continua')
  await userEvent.click(await screen.findByRole('radio', { name: 'Per al meu grup' }))
  expect(await screen.findByText(/Posa’t en contacte amb la teva agència/)).toBeVisible()
  await press('Continua')
  expect(screen.queryByRole('heading', { name: /Peticions/ })).toBeNull()
})

it('books for a group, and only for one the person may book for', async () => {
  const { api } = await open({
    'GET /user/groups': [
      makeUserGroup({ people: 5 }),
      makeUserGroup({ id: 'g-2', name: 'Els altres', can_book: false }),
    ],
  })
  await press('Tria dia i hora')
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  await press('Continua')
  await userEvent.click(await screen.findByRole('radio', { name: 'Per al meu grup' }))
  await press('Continua')
  expect(await screen.findByText('Tria el grup per al qual reserves.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /Els altres/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: /Colla de Girona/ }))
  await press('Continua')
  await press('Continua')
  await press('Reserva')
  await screen.findByRole('heading', { name: 'Reserva confirmada' })
  expect(api.callsOf('POST /reservations')[0]?.body).toMatchObject({ group_id: 'g-1', people: 5 })
})

it('never says reserved without an answer: keeps the draft and asks when the network is back', async () => {
  const { api } = await open({ 'POST /reservations': noNetwork })
  await toReview()
  await press('Reserva')
  // the screen behind the sheet reads the kept draft in its own time, and asks, too
  const sheet = within(screen.getByRole('dialog'))
  expect(await sheet.findByText('Encara no està reservat')).toBeVisible()
  expect(sheet.getByText(/Cal connexió/)).toBeVisible()
  expect(sheet.queryByText(/Vols enviar-ho ara/)).toBeNull()
  api.answer({
    'POST /reservations': answers['POST /reservations'],
    'GET /reservations/:id': makeReservation({ status: 'confirmed' }),
  })
  await userEvent.click(await sheet.findByRole('button', { name: 'Envia-ho ara' }))
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  const keys = api.callsOf('POST /reservations').map((call) => call.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

it('says the server’s own sentence when one person has tried too often', async () => {
  await open({ 'POST /reservations': () => problem(429, 'too_many_requests', 'Torna-hi d’aquí a 7 min.') })
  await toReview()
  await press('Reserva')
  expect(await screen.findByText('Torna-hi d’aquí a 7 min.')).toBeVisible()
})

it('offers to change the reservation that exists already, with the fields it still lets go', async () => {
  const existing_reservation = makeReservation({ id: 'old', status: 'confirmed', people: 4, time: '12:00' })
  const { api } = await open({
    'POST /reservations': () =>
      problem(409, 'reservation_exists', 'Ja existeix', {
        data: { existing_reservation, editable_fields: ['people', 'special_requests'] },
      }),
    'PUT /reservations/:id': makeReservation({ id: 'old', status: 'confirmed' }),
  })
  await toReview()
  await press('Reserva')
  expect(await screen.findByText('Ja tens una reserva aquest dia')).toBeVisible()
  expect(screen.getByText(/l’hora continua sent les 12:00/)).toBeVisible()
  await press('Canvia-la amb les dades noves')
  await screen.findByRole('heading', { name: 'Reserva confirmada' })
  const [call] = api.callsOf('PUT /reservations/:id')
  expect(call?.body).toEqual({ people: 2 })
})

it('offers the times that are still free when the chosen one has just filled up', async () => {
  const { api } = await open({
    'POST /reservations': () =>
      problem(409, 'slot_full', 'Ple', {
        data: { alternatives: [{ date: '2026-11-22', time: '12:30', remaining: 3 }] },
      }),
  })
  await toReview()
  await press('Reserva')
  const notice = await screen.findByText(/Aquesta hora s’acaba d’omplir/)
  expect(notice).toBeVisible()
  await press('12:30')
  api.answer({ 'POST /reservations': answers['POST /reservations'] })
  await press('Reserva')
  await screen.findByRole('heading', { name: 'Reserva confirmada' })
  expect(api.callsOf('POST /reservations').at(-1)?.body).toMatchObject({ time: '12:30' })
})

it('shows what the person has booked here already', async () => {
  await open({ 'GET /user/reservations': [makeReservation({ status: 'confirmed' })] })
  const link = await screen.findByRole('link', { name: 'Passi' })
  expect(link).toHaveAttribute('href', '/reservas?pass=b1c9d2e0-0000-4000-8000-000000000001')
  expect(within(document.body).getByText(/dissabte, 5 de desembre/)).toBeVisible()
})

it('without network keeps the draft for later instead of sending it', async () => {
  const { api } = await open()
  await toReview()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await press('Desa-la per a després')
  expect(await screen.findByText(/Cal connexió/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Continua la reserva' })).toBeVisible()
  expect(api.callsOf('POST /reservations')).toEqual([])
})
