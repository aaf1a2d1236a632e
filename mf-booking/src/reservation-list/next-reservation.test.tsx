import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { recordServerTime } from '@sureda/remote/device'
import { queryClient } from '@sureda/remote/query'
import { makePass, makeReservation } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type Answers, noNetwork } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import listScreen from './reservation-list-screen.tsx'

const pending = makeReservation()
const confirmed = makeReservation({
  id: 'r-2',
  status: 'confirmed',
  booking_code: 'K7MWQ2',
  experience: { ...pending.experience, title: 'Taller de taps' },
})
const done = makeReservation({ id: 'r-3', status: 'completed', editable_fields: [], can_cancel: false })

const hearTime = (at: number) =>
  act(() => recordServerTime(new Headers({ date: new Date(at).toUTCString(), 'cache-control': 'no-store' })))
afterEach(() => hearTime(Date.now()))

const open = (route: string, answers: Answers) =>
  renderScreen(listScreen, {
    path: '/reservas',
    route,
    visitor: 'member',
    words: { booking: ca },
    answers: {
      'GET /reservations/:id/pass': makePass({ code: 'K7MWQ2' }),
      'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela' }),
      ...answers,
    },
  })

it('shows the pass of the next reservation: QR, code, the guide’s number, the group’s members', async () => {
  const next = makeReservation({
    ...confirmed,
    id: 'r-9',
    starts_at: '2026-12-01T10:00:00+01:00',
    ends_at: '2026-12-01T12:00:00+01:00',
    group: { id: 'g-1', name: 'Colla de Girona' },
    contact: { name: 'Suro Guies', phone: '+34 600 00 00 09' },
  })
  const { api } = await open('/reservas', {
    'GET /user/reservations': [done, pending, next],
    'GET /reservations/:id/pass': makePass({ code: 'K7MWQ2', members: ['Laia', 'Pau', 'Laia'] }),
  })
  const region = await screen.findByRole('region', { name: 'La pròxima' })
  const pass = within(region).getByRole('article', { name: 'Taller de taps' })
  expect(await within(pass).findByRole('img', { name: 'El teu passi com a codi QR' })).toBeVisible()
  expect(within(pass).getByText('K7MWQ2')).toBeVisible()
  expect(within(pass).getByRole('link', { name: 'Truca a Suro Guies' })).toHaveAttribute(
    'href',
    'tel:+34600000009',
  )
  await userEvent.click(within(pass).getByText('Qui ve'))
  expect(within(pass).getAllByText('Laia')).toHaveLength(2)
  expect(within(pass).getByRole('button', { name: /Cancel·la la reserva/ })).toBeVisible()
  // the others follow, and the next one is not repeated
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(api.callsOf('GET /reservations/:id/pass').map((call) => call.params.id)).toEqual(['r-9'])
})

it('opens without network with the pass that was seen before, also after a reload', async () => {
  const answers = { 'GET /user/reservations': [confirmed] }
  const first = await open('/reservas', answers)
  expect(await screen.findByRole('img', { name: 'El teu passi com a codi QR' })).toBeVisible()
  first.unmount()
  // only what the phone has stored is left
  queryClient.clear()
  const { api } = await open('/reservas', {
    ...answers,
    'GET /reservations/:id/pass': noNetwork,
  })
  expect(await screen.findByRole('img', { name: 'El teu passi com a codi QR' })).toBeVisible()
  expect(api.callsOf('GET /reservations/:id/pass')).toEqual([])
})

it('says without network that the code is enough, where the pass was never shown', async () => {
  await open('/reservas', { 'GET /user/reservations': [confirmed], 'GET /reservations/:id/pass': noNetwork })
  expect(await screen.findByText(/El codi d’aquí sota també serveix/)).toBeVisible()
  expect(screen.getByText('K7MWQ2')).toBeVisible()
})

it('has it on a phone that is 200 days ahead, also when the server’s time is heard after the list', async () => {
  const now = Date.now()
  vi.setSystemTime(now + 200 * 86_400_000)
  await open('/reservas', { 'GET /user/reservations': [confirmed] })
  await screen.findByText('Taller de taps')
  hearTime(now)
  expect(await screen.findByRole('region', { name: 'La pròxima' })).toBeVisible()
})
