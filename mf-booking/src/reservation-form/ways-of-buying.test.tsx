import '@testing-library/jest-dom/vitest'
import { makeDays } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type FakeCall, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { toastQueue } from '@sureda/ui/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answers, choose, open, press, setUpForm } from '../testing/form-fixture.tsx'

setUpForm()

it('books nights: arrival and leaving on one month, nights × price, rooms', async () => {
  const hotel = makeExperienceDetail({
    ...{ id: 'e-pela', type: 'hotel', purchase: 'nights', price: 80, price_unit: 'night' },
  })
  const of = (date: string) => ({
    slots: undefined,
    remaining: date === '2026-11-25' ? 0 : 3,
    ...(date === '2026-11-25' && { status: 'full' as const }),
  })
  const { api } = await open({
    'GET /experiences/:id': hotel,
    'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query, of),
    'POST /reservations': () =>
      problem(422, 'more_rooms_needed', 'Falten habitacions', { data: { rooms: 2 } }),
  })
  await press('Tria les nits')
  expect(await screen.findByRole('button', { name: /^Reserva · 80\s€$/ })).toBeEnabled()
  await press(/23 de novembre/)
  // the day of leaving needs no bed: a full day can be chosen
  await press(/25 de novembre/)
  expect(screen.getByText('dilluns, 23 de novembre → dimecres, 25 de novembre')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Una nit més' })).toBeDisabled()
  await press(/^Reserva · 160\s€$/)
  await press('Agafa 2 habitacions')
  // stays have no waitlist: the sheet says what to do instead
  await userEvent.click(screen.getByText('Les nits que vols estan ocupades?'))
  expect(await screen.findByText(/no hi ha llista d’espera/)).toBeVisible()
  api.answer({ 'POST /reservations': answers['POST /reservations'] })
  await press(/^Reserva · 320\s€$/)
  await screen.findByRole('heading', { name: 'Reserva confirmada' })
  expect(api.callsOf('POST /reservations').at(-1)?.body).toEqual({
    ...{ experience_id: 'e-pela', date: '2026-11-23', nights: 2, rooms: 2, people: 2 },
  })
})

it('begins with as many nights as the hotel asks for, and offers them when it has changed the number', async () => {
  const schedule = {
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['16:00'], booking_window_days: 60, special_dates: [] },
    ...{ same_day_booking: false, auto_confirm: true, min_nights: 2 },
  }
  const hotel = makeExperienceDetail({
    ...{ id: 'e-pela', type: 'hotel', purchase: 'nights', price: 80, price_unit: 'night' },
    schedule,
  })
  await open({
    'GET /experiences/:id': hotel,
    'GET /experiences/:id/availability': ({ query }: FakeCall) =>
      makeDays(query, () => ({ slots: undefined, remaining: 3 })),
    'POST /reservations': () =>
      problem(422, 'more_nights_needed', 'Calen més nits', { data: { min_nights: 3 } }),
  })
  await press('Tria les nits')
  expect(await screen.findByText('Aquí l’estada mínima és de 2 nits.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Una nit menys' })).toBeDisabled()
  await press(/^Reserva · 160\s€$/)
  await press('Triar 3 nits')
  expect(await screen.findByRole('button', { name: /^Reserva · 240\s€$/ })).toBeEnabled()
})

it('reserves a table without a sum', async () => {
  const table = { id: 'e-pela', purchase: 'table', price: 22, price_unit: 'none' } as const
  await open({ 'GET /experiences/:id': makeExperienceDetail(table) })
  await choose()
  expect(await screen.findByRole('button', { name: 'Reserva' })).toBeEnabled()
  expect(screen.queryByText(/€/)).toBeNull()
})

it('puts a party on the waitlist for a table that is taken', async () => {
  const table = {
    id: 'e-pela',
    purchase: 'table',
    type: 'restaurant',
    price: 22,
    price_unit: 'none',
  } as const
  const slots = [
    { time: '13:00', remaining: 1, capacity: 8, status: 'available' as const },
    { time: '15:00', remaining: 8, capacity: 8, status: 'available' as const },
  ]
  const { api } = await open({
    'GET /experiences/:id': makeExperienceDetail(table),
    'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query, () => ({ slots })),
    'POST /waitlist': problem(409, 'reservation_exists'),
  })
  await press('Tria dia i hora')
  await userEvent.click(await screen.findByText('L’horari que vols és ple?'))
  await press('Apunta’ns a la llista d’espera (2)')
  expect(api.callsOf('POST /waitlist')[0]?.body).toMatchObject({
    ...{ experience_id: 'e-pela', time: '13:00', people: 2 },
  })
  // the list with the conflicting reservation is one tap away
  expect(await screen.findByRole('link', { name: 'Les meves reserves' })).toHaveAttribute('href', '/reservas')
})

it('leads elsewhere where it is sold elsewhere', async () => {
  const elsewhere = {
    purchase: 'external',
    external_url: 'https://www.museu.test/x',
    external_phone: '+34 972 00 00 00',
  } as const
  await open({ 'GET /experiences/:id': makeExperienceDetail(elsewhere) })
  expect(await screen.findByRole('link', { name: /Ves a museu\.test/ })).toHaveAttribute(
    'href',
    'https://www.museu.test/x',
  )
  expect(screen.getByRole('link', { name: 'Truca al +34 972 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+34972000000',
  )
})

it('asks by message where nothing is free, says who answers, and loses nothing of it when it fails', async () => {
  const { api } = await open(
    {
      'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela', next_available: null }),
      'POST /experiences/:id/enquiries': problem(500, 'internal_error', 'Ha fallat.'),
    },
    'guest',
  )
  expect(await screen.findByText(/no hi ha res lliure/)).toBeVisible()
  expect(screen.getByRole('link', { name: /semblants/ })).toHaveAttribute('href', '/experiencias')
  await press('Escriu')
  expect(await screen.findByText(/Et respon La Colla del Suro/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /Missatge/ }), 'Hi ha lloc?')
  await userEvent.type(screen.getByRole('textbox', { name: /Nom/ }), 'Ona')
  await userEvent.type(screen.getByRole('textbox', { name: /Correu/ }), 'ona@example.test')
  await press('Envia la consulta')
  expect(await screen.findByText('No s’ha enviat')).toBeVisible()
  // the same text keeps its key, in case it had arrived; another text is another message
  await press('Envia la consulta')
  await waitFor(() => expect(api.callsOf('POST /experiences/:id/enquiries')).toHaveLength(2))
  await screen.findByRole('button', { name: 'Envia la consulta' })
  await userEvent.type(screen.getByRole('textbox', { name: /Missatge/ }), ' Som dos.')
  api.answer({ 'POST /experiences/:id/enquiries': noNetwork })
  await press('Envia la consulta')
  await waitFor(() => expect(toastQueue.snapshot()[0]?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer({
    'POST /experiences/:id/enquiries': () => json({ data: { sent: true, to: 'La Colla', copy: true } }, 202),
  })
  window.dispatchEvent(new Event('online'))
  const told = await screen.findByText('Enviat a La Colla')
  await waitFor(() => expect(told.closest('[role="status"]')).toHaveFocus())
  expect(screen.getByText(/ja en tens una còpia/)).toBeVisible()
  expect(api.callsOf('POST /experiences/:id/enquiries').at(-1)?.body).toEqual({
    ...{ name: 'Ona', email: 'ona@example.test', message: 'Hi ha lloc? Som dos.', people: 2 },
  })
  const calls = api.callsOf('POST /experiences/:id/enquiries')
  const [first, again, other, asked] = calls.map((call) => call.headers.get('Idempotency-Key'))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(asked).toBe(other)
})

it('opens the waitlist of a full time by a tap on it', async () => {
  await open()
  await press('Tria dia i hora')
  await press('16:00, Ple · espera')
  expect(await screen.findByRole('combobox', { name: 'Horari ple' })).toHaveValue('2026-11-22 16:00')
  expect(screen.getByRole('button', { name: 'Apunta’ns a la llista d’espera (2)' })).toBeVisible()
  // groups have no waitlist: a full time cannot be chosen
  await userEvent.click(screen.getByRole('radio', { name: 'Per al meu grup' }))
  expect(screen.getByRole('radio', { name: '16:00, Ple' })).toBeDisabled()
})

const soldOut = {
  'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela', bookable: true, next_available: null }),
  'GET /experiences/:id/availability': ({ query }: FakeCall) =>
    makeDays(query, () => ({
      ...{ status: 'full' as const, remaining: 0 },
      slots: [{ time: '10:00', capacity: 6, remaining: 0, status: 'full' as const }],
    })),
  'POST /waitlist': problem(409, 'waitlist_exists'),
}

it('offers the waitlist on the card where everything is full', async () => {
  const { api } = await open(soldOut)
  await userEvent.click(await screen.findByText('L’horari que vols és ple?'))
  for (let more = 0; more < 4; more++) await press('Una persona més')
  // the waitlist takes no more people than the time has seats
  expect(screen.getByRole('button', { name: 'Una persona més' })).toBeDisabled()
  await press('Apunta’ns a la llista d’espera (6)')
  expect(api.callsOf('POST /waitlist')[0]?.body).toEqual({
    ...{ experience_id: 'e-pela', date: '2026-11-21', time: '10:00', people: 6 },
  })
})

it('leads a guest from the waitlist to signing in, and back', async () => {
  const { shell } = await open(soldOut, 'guest')
  await userEvent.click(await screen.findByText('L’horari que vols és ple?'))
  await press('Entra i apunta-t’hi')
  expect(shell.loginPrompts.at(-1)).toBe('/experiencias/e-pela')
})
