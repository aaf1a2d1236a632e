import '@testing-library/jest-dom/vitest'
import { readDrafts } from '@sureda/remote/offline'
import {
  makeDays,
  makeReservation,
  makeUserGroup,
  makeWaitlistEntry,
} from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { newDraft } from '../shared/booking-draft.ts'
import { GUEST_ID, storeDraft } from '../shared/draft-store.ts'
import { answers, choose, open, press, setUpForm } from '../testing/form-fixture.tsx'

setUpForm()

it('lets a guest choose everything and asks to sign in last', async () => {
  const { shell } = await open({}, 'guest')
  await choose()
  await press(/^Entra i reserva · 24\s€$/)
  expect(shell.loginPrompts).toEqual(['/experiencias/e-pela?reservar=1'])
  expect(await readDrafts(GUEST_ID)).toMatchObject([{ date: '2026-11-22', time: '10:00', people: 2 }])
})

it('stores what a guest has chosen until they sign in', async () => {
  const stored = {
    ...newDraft({ id: 'e-pela', title: 'La pela' }),
    date: '2026-11-22',
    time: '10:00',
    people: 3,
  }
  await storeDraft(GUEST_ID, stored)
  await open({}, 'guest', '?reservar=1')
  expect(await screen.findByRole('button', { name: /^Entra i reserva · 36\s€$/ })).toBeEnabled()
  // the sheet itself writes as it opens: the second read comes after that
  for (let look = 0; look < 2; look++) expect(await readDrafts(GUEST_ID)).toHaveLength(1)
})

it('goes on with what the guest chose, once they have signed in', async () => {
  const pela = { id: 'e-pela', title: 'La pela' }
  await storeDraft(GUEST_ID, { ...newDraft(pela), date: '2026-11-22', time: '10:00', people: 3 })
  const { api } = await open({}, 'member', '?reservar=1')
  await press(/^Reserva · 36\s€$/)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  expect(api.callsOf('POST /reservations')[0]?.body).toMatchObject({ time: '10:00', people: 3 })
  expect(await readDrafts(GUEST_ID)).toEqual([])
})

it('books day, time and people on one sheet, and hands out the pass', async () => {
  const { api } = await open()
  expect(await screen.findByText('diumenge, 22 de novembre')).toBeVisible()
  await choose()
  expect(screen.getByText(/^A les 10:00 queden \d+ places\.$/)).toBeVisible()
  await press(/^Reserva · 24\s€$/)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  expect(screen.getByText('B1C9D2E0')).toBeVisible()
  const [call] = api.callsOf('POST /reservations')
  expect(call?.body).toEqual({ experience_id: 'e-pela', date: '2026-11-22', time: '10:00', people: 2 })
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
})

it('says what it will do: nothing without a time, "ask" where a guide has to confirm, the total as people change', async () => {
  const schedule = {
    weekdays: [7],
    times: ['10:00'],
    booking_window_days: 60,
    same_day_booking: true,
    auto_confirm: false,
    special_dates: [],
  }
  const slots = ['10:00', '12:00'].map((time) => ({
    ...{ time, capacity: 10, remaining: 6, status: 'available' as const },
  }))
  await open({
    'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela', price: 12, schedule }),
    'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query, () => ({ slots })),
  })
  await press('Tria dia i hora')
  expect(await screen.findByRole('button', { name: 'Tria una hora' })).toBeDisabled()
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  expect(screen.getByRole('button', { name: /^Demana · 24\s€$/ })).toBeEnabled()
  await press('Una persona més')
  expect(screen.getByRole('button', { name: /^Demana · 36\s€$/ })).toBeEnabled()
  expect(screen.getByText(/12\s€ × 3/)).toBeVisible()
  expect(screen.getByText('Pots cancel·lar gratis fins diumenge, 22 de novembre a les 10:00.')).toBeVisible()
  // less than two days ahead the answer comes two hours before the start, not within 48
  expect(screen.getByText(/^Qui guia respon abans del diumenge, 22 de novembre, 08:00/)).toBeVisible()
})

it('chooses the time where a day has one left', async () => {
  await open()
  await press('Tria dia i hora')
  expect(await screen.findByRole('radio', { name: /10:00/ })).toBeChecked()
  expect(screen.getByRole('button', { name: /^Reserva · 24\s€$/ })).toBeEnabled()
})

it('tells full, closed and unopened days apart, and none of them can be chosen', async () => {
  const of = (date: string) =>
    date === '2026-11-23'
      ? { status: 'full' as const, remaining: 0 }
      : date === '2026-11-24'
        ? { status: 'closed' as const, remaining: 0, slots: [] }
        : date > '2026-11-28'
          ? { status: 'outside_window' as const, remaining: 0, slots: [] }
          : {}
  await open({ 'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query, of) })
  await press('Tria dia i hora')
  const days = await screen.findByRole('radiogroup', { name: 'Dia' })
  expect(within(days).getAllByRole('radio')).toHaveLength(14)
  for (const [day, word] of [
    [/23 de novembre/, 'complet'],
    [/24 de novembre/, 'tancat'],
    [/29 de novembre/, 'no obert'],
  ] as const) {
    const choice = within(days).getByRole('radio', { name: day })
    expect(choice).toBeDisabled()
    expect(choice).toHaveAccessibleName(expect.stringContaining(word))
  }
  await press('Mostra tot el mes')
  const closed = await screen.findByRole('button', { name: /24 de novembre.*tancat/ })
  expect(closed).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('radio', { name: /16:00/ })).toBeNull()
  expect(screen.getByRole('button', { name: '16:00, Ple · espera' })).toBeVisible()
  expect(screen.getByText('Queden 6 places')).toBeVisible()
})

it('says that the chosen day has filled up and offers the next one', async () => {
  const of = (date: string) => (date === '2026-11-22' ? { status: 'full' as const, remaining: 0 } : {})
  await open({ 'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query, of) })
  await press('Tria dia i hora')
  expect(await screen.findByText('Aquest dia ja no hi ha places. Tria un altre dia.')).toBeVisible()
  await press(/23 de novembre/)
  expect(await screen.findByRole('radio', { name: /10:00/ })).toBeEnabled()
})

it('says when the days cannot be loaded and tries again', async () => {
  const { api } = await open({
    'GET /experiences/:id/availability': () => problem(500, 'internal_error', 'Ai'),
  })
  await press('Tria dia i hora')
  expect(await screen.findByText('No s’han pogut carregar les hores')).toBeVisible()
  api.answer({ 'GET /experiences/:id/availability': answers['GET /experiences/:id/availability'] })
  await press('Torna-ho a provar')
  expect(await screen.findByRole('radio', { name: /10:00/ })).toBeVisible()
})

it('sends people without a group to their agency, with its address', async () => {
  await open({ 'GET /user/groups': [] })
  await choose()
  await userEvent.click(await screen.findByRole('radio', { name: 'Per al meu grup' }))
  expect(await screen.findByText(/Posa’t en contacte amb la teva agència/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Escriu a l’agència' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:'),
  )
  expect(screen.getByRole('button', { name: 'Tria el grup' })).toBeDisabled()
})

it('books for a group, and only for one the person may book for', async () => {
  const { api } = await open({
    'GET /user/groups': [
      makeUserGroup({ people: 5 }),
      makeUserGroup({ id: 'g-2', name: 'Els altres', can_book: false }),
    ],
  })
  await choose()
  await userEvent.click(await screen.findByRole('radio', { name: 'Per al meu grup' }))
  expect(await screen.findByRole('button', { name: 'Tria el grup' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Els altres/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: /Colla de Girona/ }))
  await press(/^Reserva · 60\s€$/)
  await screen.findByRole('heading', { name: 'Reserva confirmada' })
  expect(api.callsOf('POST /reservations')[0]?.body).toMatchObject({ group_id: 'g-1', people: 5 })
})

it('says neither reserved nor not without an answer, and sends again with the same key when the network is back', async () => {
  const { api } = await open({ 'POST /reservations': noNetwork })
  await choose()
  await press(/^Reserva/)
  const sheet = within(screen.getByRole('dialog'))
  expect(await sheet.findByText('Encara no sabem si està reservat')).toBeVisible()
  expect(sheet.queryByText('Encara no està reservat')).toBeNull()
  api.answer({ 'POST /reservations': answers['POST /reservations'] })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  const keys = api.callsOf('POST /reservations').map((call) => call.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

it('says the server’s own sentence when one person has tried too often', async () => {
  await open({ 'POST /reservations': () => problem(429, 'too_many_requests', 'Torna-hi d’aquí a 7 min.') })
  await choose()
  await press(/^Reserva/)
  expect(await screen.findByText('Torna-hi d’aquí a 7 min.')).toBeVisible()
})

it('offers to change the reservation that exists already, in the fields that may still change', async () => {
  const existing_reservation = makeReservation({ id: 'old', status: 'confirmed', people: 4, time: '12:00' })
  const { api } = await open({
    'POST /reservations': () =>
      problem(409, 'reservation_exists', 'Ja existeix', {
        data: { existing_reservation, editable_fields: ['people', 'special_requests'] },
      }),
    'PUT /reservations/:id': makeReservation({ id: 'old', status: 'confirmed' }),
  })
  await choose()
  await press(/^Reserva/)
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
  await choose()
  await press(/^Reserva/)
  const notice = await screen.findByText(/Aquesta hora s’acaba d’omplir/)
  expect(notice).toBeVisible()
  await press('12:30')
  api.answer({ 'POST /reservations': answers['POST /reservations'] })
  await press(/^Reserva/)
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
  await choose()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await press('Desa-la per a després')
  expect(await screen.findByText(/Cal connexió/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Continua la reserva' })).toBeVisible()
  expect(api.callsOf('POST /reservations')).toEqual([])
})

it('offers the waitlist of a time with too few seats, also of a day that is sold out', async () => {
  const slot = (time: string, remaining: number) => ({
    ...{ time, capacity: 10, remaining, status: remaining > 0 ? ('available' as const) : ('full' as const) },
  })
  const of = (date: string) => {
    if (date === '2026-11-22') return { slots: [slot('10:00', 6), slot('12:00', 1)] }
    if (date === '2026-11-23') return { status: 'full' as const, remaining: 0, slots: [slot('10:00', 0)] }
    return { slots: [slot('10:00', 6)] }
  }
  const { api } = await open({
    'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query, of),
    'POST /waitlist': makeWaitlistEntry(),
  })
  await choose()
  await userEvent.click(await screen.findByText('L’horari que vols és ple?'))
  const times = screen.getByRole('combobox', { name: 'Horari ple' })
  expect(
    within(times)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['dg., 22 de nov., 12:00', 'dl., 23 de nov., 10:00'])
  await userEvent.selectOptions(times, '2026-11-23 10:00')
  await press('Apunta’ns a la llista d’espera (2)')
  await vi.waitFor(() =>
    expect(api.callsOf('POST /waitlist')[0]?.body).toEqual({
      ...{ experience_id: 'e-pela', date: '2026-11-23', time: '10:00', people: 2 },
    }),
  )
})
