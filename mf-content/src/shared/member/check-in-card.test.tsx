import type { PointsEarned } from '@sureda/contract/schemas/points/points'
import { makePointsEntry } from '@sureda/testing/people'
import '@testing-library/jest-dom/vitest'
import { clearOutbox, waitingItems } from '@sureda/remote/offline'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { fakePosition } from '../geo/fake-position.ts'
import CheckInCard from './check-in-card.tsx'

const HERE = { latitude: 41.918, longitude: 3.163 }
const SOUTH = { latitude: 41.918 - 340 / 111_320, longitude: 3.163 }
const place = {
  offer: { id: 'cp-museu', points: 50, radius_m: 60, ...HERE },
  title: 'Museu del Suro',
  ...HERE,
}
const open = (visitor: 'guest' | 'member', answers: Answers = {}) =>
  renderElement(<CheckInCard {...place} />, {
    path: '/ubicaciones/:id',
    route: '/ubicaciones/l-museu?from=mapa',
    visitor,
    words: { content: ca },
    answers: { 'GET /points/history': [], ...answers },
  })
const press = (name = 'Hi soc') => userEvent.click(screen.getByRole('button', { name }))
const earned = (outcome: PointsEarned['outcome'], points_awarded: number): Answers => ({
  'POST /points/checkin': {
    outcome,
    points_awarded,
    balance: 50,
    level: 1,
    check_in_point: { id: 'cp-museu', name: 'Museu del Suro' },
  },
})

afterEach(async () => {
  await clearOutbox()
  vi.unstubAllGlobals()
})

it('asks guests to sign in and come back to this address, without asking for a position', async () => {
  const asked = fakePosition(HERE)
  const { shell, api } = await open('guest')
  expect(screen.getByText('Inicia la sessió i la visita et donarà 50 punts.')).toBeVisible()
  await press('Inicia la sessió')
  expect(shell.loginPrompts).toEqual(['/ubicaciones/l-museu?from=mapa'])
  expect([asked.mock.calls, api.calls]).toEqual([[], []])
})

it('stamps the visit with one tap, by position and time', async () => {
  const asked = fakePosition(HERE)
  const { api } = await open('member', earned('awarded', 50))
  expect(screen.getByText(/només per comprovar que hi ets/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await press()
  const told = await screen.findByText('50 punts més. Visita comptada.')
  // the button has disappeared, so the focus is on the result
  await waitFor(() => expect(told).toHaveFocus())
  expect(screen.getByRole('heading', { name: 'Segellat!' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(api.callsOf('POST /points/checkin')[0]?.body).toEqual({
    check_in_point_id: 'cp-museu',
    lat: HERE.latitude,
    lng: HERE.longitude,
    accuracy: 12,
    captured_at: expect.any(String),
  })
})

it.each([
  ['already_awarded', 0, /ja et comptava/],
  ['daily_cap', 20, /límit del dia: 20 punts més/],
] as const)('says what %s means', async (outcome, points, words) => {
  fakePosition(HERE)
  await open('member', earned(outcome, points))
  await press()
  expect(await screen.findByText(words)).toBeVisible()
})

it('shows an earlier visit', async () => {
  const entry = makePointsEntry({ activity_type: 'checkin', source_id: 'cp-museu' })
  await open('member', { 'GET /points/history': [entry] })
  expect(await screen.findByText('Hi vas ser el 1 de novembre del 2026.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says distance and direction, offers directions, and tries again', async () => {
  fakePosition(SOUTH)
  const { api } = await open('member', earned('awarded', 50))
  await press()
  expect(await screen.findByText('Ets a 340 m. El lloc és al nord.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Com arribar-hi' })).toHaveAttribute(
    'href',
    expect.stringContaining('41.918'),
  )
  expect(api.callsOf('POST /points/checkin')).toEqual([])
  fakePosition(HERE)
  await press('Torna-ho a mirar')
  expect(await screen.findByText('50 punts més. Visita comptada.')).toBeVisible()
})

it('uses the server’s distance where the point has moved', async () => {
  fakePosition(HERE)
  await open('member', {
    'POST /points/checkin': problem(422, 'too_far', undefined, { data: { distance_m: 212, radius_m: 60 } }),
  })
  await press()
  expect(await screen.findByText(/Ets a 210 m/)).toBeVisible()
})

it.each([
  [1, /Has bloquejat la ubicació/],
  [2, /cel obert/],
  [3, /S’ha trigat massa/],
])('explains position error %i, and can be pressed again', async (code, words) => {
  fakePosition({ code })
  await open('member')
  await press()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Hi soc' })).toBeEnabled()
})

it.each([
  [500, 'internal_error'],
  [409, 'account_leaving'],
  [422, 'validation_failed'],
  [429, 'too_many_requests'],
] as const)(
  'says, focused, why the server did not take it with %i, and can be pressed again',
  async (status, code) => {
    fakePosition(HERE)
    await open('member', { 'POST /points/checkin': problem(status, code, 'Ara no pot ser.') })
    await press()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Ara no pot ser.')
    expect(alert).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Hi soc' })).toBeEnabled()
  },
)

it('queues a visit without network with its position and time, and says that it waits', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  fakePosition(HERE)
  Object.assign(navigator, { onLine: false })
  const { api } = await open('member')
  await press()
  expect(await screen.findByText('Desat en aquest telèfon, pendent d’enviar.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(api.callsOf('POST /points/checkin')).toEqual([])
  expect(waitingItems()).toMatchObject([
    {
      kind: 'check-in',
      title: 'Museu del Suro',
      body: { lat: HERE.latitude, captured_at: expect.any(String) },
    },
  ])
})

it('queues nothing that the server would refuse: without network it says at once that it is too far', async () => {
  fakePosition(SOUTH)
  Object.assign(navigator, { onLine: false })
  await open('member')
  await press()
  expect(await screen.findByText(/Ets a 340 m/)).toBeVisible()
  expect(waitingItems()).toEqual([])
})
