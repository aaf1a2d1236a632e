import '@testing-library/jest-dom/vitest'
import { readDrafts } from '@sureda/remote/offline'
import { makeReservation, makeUserGroup } from '@sureda/testing/booking-factories'
import { type Answers, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import list from '../reservation-list/reservation-list-screen.tsx'
import { answers, open, press, setUpForm, USER } from '../testing/form-fixture.tsx'

setUpForm()

const closure = { id: 'c-1', reason: 'fire_risk', from: '2026-12-04', until: '2026-12-06' }
const closed = makeReservation({
  id: 'r-closed',
  status: 'confirmed',
  people: 3,
  special_requests: 'Amb un gos.',
  editable_fields: ['people', 'special_requests'],
  closure,
})
const SENTENCE = /Tancat del divendres, 4 de desembre al diumenge, 6 de desembre: risc d’incendi\./
const REBOOK = { name: 'Cancel·la gratis i tria un altre dia' }
const TARGET = '/experiencias/e-pela?reservar=1&instead=r-closed'
const openList = (route: string, all: Answers['GET /user/reservations']) =>
  renderScreen(list, {
    path: '/reservas',
    route,
    visitor: 'member',
    words: { booking: ca },
    answers: { ...answers, 'GET /user/reservations': all },
  })

it('says on the pass that the day is closed, and does not ask to show it', async () => {
  await openList('/reservas', [closed])
  const pass = within(await screen.findByRole('article', { name: 'La pela del suro' }))
  expect(pass.getByText(SENTENCE)).toBeVisible()
  expect(pass.getByRole('link', REBOOK)).toHaveAttribute('href', TARGET)
  expect(pass.queryByText(ca.pass.confirmed)).toBeNull()
})

it('marks each reservation in a closure in the list, pending or confirmed, and no other', async () => {
  const pending = makeReservation({ id: 'r-asked', closure })
  const other = makeReservation({ id: 'r-other', experience: { ...closed.experience, title: 'Taller' } })
  await openList('/reservas?sort=oldest', [closed, pending, other])
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => within(card).queryByText(SENTENCE) !== null).sort()).toEqual([false, true, true])
})

it('opens the sheet filled in but for the day, and cancels the closed one when the new one is made', async () => {
  const cancelled = makeReservation({ ...closed, status: 'cancelled', closure: null })
  const { api } = await open(
    {
      'GET /user/reservations': [closed],
      'GET /reservations/:id': closed,
      'POST /reservations/:id/cancel': cancelled,
    },
    'member',
    '?reservar=1&instead=r-closed',
  )
  expect(await screen.findByText(/es cancel·la gratis quan facis la nova/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tria un dia' })).toBeDisabled()
  expect(screen.queryByText(ca.form.noneAtAll)).toBeNull()
  expect(screen.getByDisplayValue('Amb un gos.')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('radio', { name: /22 de novembre/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  expect(api.callsOf('POST /reservations/:id/cancel')).toHaveLength(0)
  await press(/^Reserva · 36\s€$/)
  expect(await screen.findByText(/està cancel·lada, sense cap cost/)).toBeVisible()
  expect(api.callsOf('POST /reservations')[0]?.body).toMatchObject({
    date: '2026-11-22',
    people: 3,
    special_requests: 'Amb un gos.',
  })
  expect(api.callsOf('POST /reservations/:id/cancel')).toHaveLength(1)
})

it('makes the new reservation for the same group', async () => {
  const ofGroup = {
    ...closed,
    group: { id: 'g-1', name: 'Colla de Girona' },
    booking_code: 'KT4P7A',
    people: 5,
  }
  const { api } = await open(
    {
      'GET /user/groups': [makeUserGroup({ people: 5 })],
      'GET /user/reservations': [ofGroup],
      'GET /reservations/:id': ofGroup,
      'POST /reservations/:id/cancel': { ...ofGroup, status: 'cancelled', closure: null },
    },
    'member',
    '?reservar=1&instead=r-closed',
  )
  await userEvent.click(await screen.findByRole('radio', { name: /22 de novembre/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  expect(await screen.findByRole('radio', { name: /Colla de Girona/ })).toBeChecked()
  await press(/^Reserva · 60\s€$/)
  expect(await screen.findByText(/està cancel·lada, sense cap cost/)).toBeVisible()
  expect(api.callsOf('POST /reservations')[0]?.body).toMatchObject({ group_id: 'g-1', people: 5 })
})

it('says that the closed one could not be cancelled, and does it when asked again', async () => {
  let tries = 0
  await open(
    {
      'GET /user/reservations': [closed],
      'GET /reservations/:id': closed,
      'POST /reservations/:id/cancel': () =>
        ++tries === 1 ? problem(503, 'busy', 'Massa gent alhora.') : json({ data: closed }),
    },
    'member',
    '?reservar=1&instead=r-closed',
  )
  await userEvent.click(await screen.findByRole('radio', { name: /22 de novembre/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  await press(/^Reserva · 36\s€$/)
  expect(await screen.findByText(/no s’ha pogut cancel·lar/)).toBeVisible()
  await press('Cancel·la-la ara')
  expect(await screen.findByText(/està cancel·lada, sense cap cost/)).toBeVisible()
})

it('keeps the closed one where the new one is not made', async () => {
  const { api } = await open(
    { 'GET /user/reservations': [closed], 'POST /reservations': noNetwork },
    'member',
    '?reservar=1&instead=r-closed',
  )
  await userEvent.click(await screen.findByRole('radio', { name: /22 de novembre/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
  await press(/^Reserva · 36\s€$/)
  await waitFor(async () => expect(await readDrafts(USER)).toMatchObject([{ people: 3 }]))
  expect(api.callsOf('POST /reservations/:id/cancel')).toHaveLength(0)
})
