import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { makeDays, makePass, makeReservation } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import listScreen from './reservation-list-screen.tsx'

const pending = makeReservation()
const confirmed = makeReservation({
  id: 'r-2',
  status: 'confirmed',
  editable_fields: ['people', 'special_requests'],
})

const open = (route: string, more: Answers = {}) =>
  renderScreen(listScreen, {
    path: '/reservas',
    route,
    visitor: 'member',
    words: { booking: ca },
    answers: {
      'GET /user/reservations': [pending, confirmed],
      'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query),
      'GET /user/waitlist': [],
      'GET /reservations/:id/pass': makePass(),
      'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela' }),
      ...more,
    },
  })

it('offers other times and days when a change is refused for want of places', async () => {
  const alternatives = [{ date: '2026-12-08', time: '12:30', remaining: 3 }]
  const { api } = await open(`/reservas?change=${pending.id}`, {
    'PUT /reservations/:id': () => problem(409, 'date_full', 'Ple', { data: { alternatives } }),
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Canvia la reserva' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Una persona més' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Desa els canvis' }))
  await userEvent.click(await sheet.findByRole('button', { name: /8 de desembre.*12:30/ }))
  expect(sheet.queryByRole('alert')).toBeNull()
  api.answer({ 'PUT /reservations/:id': pending })
  await userEvent.click(sheet.getByRole('button', { name: 'Desa els canvis' }))
  await waitFor(() => expect(api.callsOf('PUT /reservations/:id')).toHaveLength(2))
  expect(api.callsOf('PUT /reservations/:id')[1]?.body).toMatchObject({ date: '2026-12-08', time: '12:30' })
})

it('offers no other time where it is confirmed and the time locked', async () => {
  await open('/reservas?change=r-2', {
    'PUT /reservations/:id': () => problem(409, 'slot_full', 'Ple', { data: { alternatives: [] } }),
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Canvia la reserva' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Una persona més' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Desa els canvis' }))
  const fault = within(await sheet.findByRole('alert'))
  expect(fault.queryByRole('button')).toBeNull()
})

it('links to the list from a change that came too late', async () => {
  await open('/reservas?change=r-2', {
    'PUT /reservations/:id': () => problem(409, 'reservation_closed', 'Tancada'),
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Canvia la reserva' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Una persona més' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Desa els canvis' }))
  const fault = within(await sheet.findByRole('alert'))
  expect(fault.getByRole('link', { name: ca.list.title })).toHaveAttribute('href', '/reservas')
})

it('cannot make a stay shorter than the hotel allows, and takes the nights it asks for', async () => {
  const stay = makeReservation({
    ...{ nights: 3, rooms: 1, time: '16:00', date: '2026-12-05' },
    editable_fields: ['date', 'nights', 'rooms', 'people', 'special_requests'],
  })
  const hotel = makeExperienceDetail({ id: 'e-pela', purchase: 'nights' })
  const { api } = await open(`/reservas?change=${stay.id}`, {
    'GET /user/reservations': [stay],
    'GET /experiences/:id': {
      ...hotel,
      schedule: {
        ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], times: [], booking_window_days: 90, min_nights: 3 },
        ...{ same_day_booking: true, auto_confirm: true, special_dates: [] },
      },
    },
    'PUT /reservations/:id': () =>
      problem(422, 'more_nights_needed', 'Massa poques', { data: { min_nights: 4 } }),
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Canvia la reserva' }))
  expect(await sheet.findByRole('button', { name: ca.stay.fewerNights })).toBeDisabled()
  await userEvent.click(sheet.getByRole('button', { name: 'Una persona més' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Desa els canvis' }))
  await userEvent.click(await sheet.findByRole('button', { name: /4 nits/ }))
  api.answer({ 'PUT /reservations/:id': stay })
  await userEvent.click(sheet.getByRole('button', { name: 'Desa els canvis' }))
  await waitFor(() => expect(api.callsOf('PUT /reservations/:id')).toHaveLength(2))
  expect(api.callsOf('PUT /reservations/:id')[1]?.body).toMatchObject({ nights: 4 })
})

it('asks before typed requests are lost, whatever closes the sheet', async () => {
  const { router } = await open(`/reservas?change=${pending.id}`)
  const dialog = await screen.findByRole('dialog', { name: 'Canvia la reserva' })
  const sheet = within(dialog)
  await userEvent.type(await sheet.findByLabelText(/Peticions/), 'Una trona')
  for (const close of [
    () => userEvent.click(sheet.getByRole('button', { name: 'Tanca' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await close()
    await userEvent.click(await screen.findByRole('button', { name: 'Continua editant' }))
    // the sheet gets keys again once the dialog is gone
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    expect(sheet.getByLabelText(/Peticions/)).toHaveValue('Una trona')
  }
  await userEvent.click(sheet.getByRole('button', { name: 'Tanca' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Descarta' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
