import type { PointsEarned } from '@sureda/contract/schemas/points/points'
import { makePointsEntry } from '@sureda/testing/people'
import '@testing-library/jest-dom/vitest'
import { clearArrivals, saveArrival } from '@sureda/remote/features/walks'
import { clearOutbox, waitingItems } from '@sureda/remote/offline'
import { makeRouteDetail } from '@sureda/testing/content-factories'
import { type Answers, answerLater, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { fakePosition } from '../../shared/geo/fake-position.ts'
import WalkedCard from './walked-card.tsx'

const route = makeRouteDetail()
const open = (visitor: 'guest' | 'member', answers: Answers = {}) =>
  renderElement(<WalkedCard route={route} />, {
    visitor,
    words: { content: ca },
    answers: { 'GET /points/history': [], ...answers },
  })
const earned = (outcome: PointsEarned['outcome'], points_awarded: number) => ({
  outcome,
  points_awarded,
  balance: 50,
  level: 1,
})

/** A position between the two points of the line, and one 24 km north of it. */
const ON_ROUTE = { latitude: 41.902, longitude: 3.055 }
const AT_HOME = { latitude: 42.12, longitude: 3.06 }
const counted = { 'POST /points/complete-route': earned('awarded', 50) }

beforeEach(() => void fakePosition(ON_ROUTE))
afterEach(async () => {
  clearArrivals()
  await clearOutbox()
  vi.unstubAllGlobals()
})
const press = () => userEvent.click(screen.getByRole('button', { name: 'L’he feta' }))

it('asks guests to sign in and come back to the route', async () => {
  const { shell, api } = await open('guest')
  await press()
  expect(shell.loginPrompts).toEqual(['/rutas/r-volta-a-fitor'])
  expect(api.calls).toEqual([])
})

it('counts the walk once, with the points the server gives', async () => {
  const { api } = await open('member', { 'POST /points/complete-route': earned('awarded', 50) })
  await press()
  expect(await screen.findByText('50 punts més. Queda comptada.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  const call = api.calls.find(({ method }) => method === 'POST')
  expect(call?.body).toEqual({
    route_id: 'r-volta-a-fitor',
    lat: 41.902,
    lng: 3.055,
    accuracy: 12,
    captured_at: expect.any(String),
  })
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
})

it('leaves the focus alone when it has moved meanwhile', async () => {
  const later = answerLater('POST /points/complete-route')
  await open('member', { 'POST /points/complete-route': later.answer })
  await press()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  later.give(earned('awarded', 50))
  expect(await screen.findByText('50 punts més. Queda comptada.')).toBeVisible()
  expect(elsewhere).toHaveFocus()
  elsewhere.remove()
})

it('says that the walk is counted already, or that the day’s limit is reached', async () => {
  await open('member', { 'POST /points/complete-route': earned('already_awarded', 0) })
  await press()
  expect(await screen.findByText(/ja et comptava/)).toBeVisible()
})

it('shows an earlier walk', async () => {
  const entry = makePointsEntry({ activity_type: 'route', source_id: route.id })
  await open('member', { 'GET /points/history': [entry] })
  expect(await screen.findByText('La vas fer el 1 de novembre del 2026.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says what failed and can be pressed again', async () => {
  await open('member', { 'POST /points/complete-route': problem(500, 'internal_error') })
  await press()
  expect(await screen.findByText(/No s’ha pogut comptar|problem|error/i)).toBeVisible()
  expect(screen.getByRole('button', { name: 'L’he feta' })).toBeEnabled()
})

it('queues a walk without network and says that it waits', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  Object.assign(navigator, { onLine: false })
  const { api } = await open('member')
  await press()
  expect(await screen.findByText('Desat en aquest telèfon, pendent d’enviar.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(api.callsOf('POST /points/complete-route')).toEqual([])
  expect(waitingItems()).toMatchObject([{ kind: 'completed-route', body: { lat: 41.902, lng: 3.055 } }])
})

it('asks for the position only after a tap, and says why', async () => {
  const asked = fakePosition(ON_ROUTE)
  await open('member', counted)
  expect(screen.getByText(/només per comprovar que ets a la ruta/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})

it('says how far the route is and what to do, and queues nothing that the server would refuse', async () => {
  fakePosition(AT_HOME)
  const { api } = await open('member', counted)
  await press()
  expect(await screen.findByText(/^Ets a 24 km de la ruta .*Prem quan hi siguis/)).toBeVisible()
  expect(api.callsOf('POST /points/complete-route')).toEqual([])
  Object.assign(navigator, { onLine: false })
  await press()
  expect(await screen.findByText(/^Ets a 24 km de la ruta/)).toBeVisible()
  expect(waitingItems()).toEqual([])
  fakePosition(ON_ROUTE)
  await press()
  expect(await screen.findByText('50 punts més. Queda comptada.')).toBeVisible()
})

it.each([
  [1, /Has bloquejat la ubicació.*Les rutes es compten des del camí/],
  [2, /cel obert.*Les rutes es compten des del camí/],
])(
  'says why nothing was counted without a position (fault %i), and can be pressed again',
  async (code, words) => {
    fakePosition({ code })
    const { api } = await open('member', counted)
    await press()
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'L’he feta' })).toBeEnabled()
    expect(api.callsOf('POST /points/complete-route')).toEqual([])
  },
)

it('accepts a finished recording with its place and time, also at home', async () => {
  const asked = fakePosition(AT_HOME)
  const at = Date.now() - 3_600_000
  saveArrival(route.id, { at, latitude: 41.904, longitude: 3.06, accuracy: 9 })
  const { api } = await open('member', counted)
  await press()
  expect(await screen.findByText('50 punts més. Queda comptada.')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  expect(api.callsOf('POST /points/complete-route')[0]?.body).toEqual({
    route_id: route.id,
    lat: 41.904,
    lng: 3.06,
    accuracy: 9,
    captured_at: new Date(at).toISOString(),
  })
  expect(localStorage.getItem('route_arrivals')).toBeNull()
})
