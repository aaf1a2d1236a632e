import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { makeAvailableSlots, makeReservation, makeWaitlistEntry } from '@sureda/testing/booking-factories'
import { type Answers, type FakeApi, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import listScreen from '../reservation-list/reservation-list-screen.tsx'
import { JoinWaitlist } from './join-waitlist.tsx'

const reserved = makeReservation({
  id: 'r-1',
  experience_id: 'e-taps',
  starts_at: '2026-12-20T10:00:00+01:00',
})
const waiting = makeWaitlistEntry({
  id: 'w-1',
  position: 2,
  people: 3,
  passed: { at: '2026-11-21T10:00:00Z', seats: 2 },
})
const offered = (minutes = 42) =>
  makeWaitlistEntry({
    ...{ id: 'w-2', status: 'offered', position: null, why_waiting: null },
    offer_until: new Date(Date.now() + minutes * 60_000 + 5_000).toISOString(),
    experience: { ...reserved.experience, title: 'Taller de taps' },
  })
const answers: Answers = {
  'GET /user/reservations': [reserved],
  'GET /user/waitlist': [waiting],
  'GET /available-time-slots': makeAvailableSlots(),
}
const words = { booking: ca }
const open = (more: Answers = {}, route = '/reservas') =>
  renderScreen(listScreen, {
    path: '/reservas',
    route,
    visitor: 'member',
    words,
    answers: { ...answers, ...more },
  })

it('shows the position in the waitlist among the reservations, and why a later entry went first', async () => {
  await open()
  const [, entry] = await screen.findAllByRole('article')
  expect(entry).toHaveTextContent('En llista d’espera')
  expect(entry).toHaveTextContent('Tens el lloc 2 de la llista.')
  expect(entry).toHaveTextContent('Van quedar 2 places lliures i sou 3')
})

it('puts an offer first, with the time left, and turns it into a reservation by one tap', async () => {
  const made = makeReservation({ id: 'r-new', status: 'confirmed', starts_at: '2026-12-05T10:00:00+01:00' })
  const { api, shell, router } = await open({
    'GET /user/waitlist': [offered()],
    'POST /waitlist/:id/accept': made,
  })
  const [first] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent('Hi ha places per a tu')
  expect(first).toHaveTextContent(/Queden 42/)
  await userEvent.click(
    within(first as HTMLElement).getByRole('button', { name: /Accepta les places: Taller de taps/ }),
  )
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Les places són teves.'))
  expect(api.callsOf('POST /waitlist/:id/accept')[0]?.params.id).toBe('w-2')
  await waitFor(() => expect(router.state.location.search).toBe('?pass=r-new'))
})

it('declines an offer by one tap', async () => {
  const { api, shell } = await open({ 'GET /user/waitlist': [offered()], 'DELETE /waitlist/:id': offered() })
  await userEvent.click(await screen.findByRole('button', { name: /Deixa anar les places/ }))
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Les places passen a la persona següent.'))
  expect(api.callsOf('DELETE /waitlist/:id')).toHaveLength(1)
})

it('says that an offer ended while it was on screen, and offers no button that would be refused', async () => {
  await open({ 'GET /user/waitlist': [offered(-1)] })
  expect(await screen.findByText('S’ha acabat el temps per acceptar')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Accepta/ })).toBeNull()
})

it('keeps an offer on the screen with the reason when it could not be accepted', async () => {
  await open({
    'GET /user/waitlist': [offered()],
    'POST /waitlist/:id/accept': problem(409, 'reservation_exists'),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Accepta/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut acceptar les places')
})

it('asks before an entry is given up, also from the link of a mail', async () => {
  const { api } = await open({ 'DELETE /waitlist/:id': waiting }, '/reservas?leave=w-1')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Vols sortir de la llista d’espera?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Surt de la llista' }))
  await waitFor(() => expect(api.callsOf('DELETE /waitlist/:id')[0]?.params.id).toBe('w-1'))
})

it('shows the reservations when the waitlist cannot be read, and says so', async () => {
  await open({ 'GET /user/waitlist': problem(503, 'busy') })
  expect(await screen.findByText('No s’han pogut carregar les teves llistes d’espera')).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

const wish = { experience_id: 'e-pela', date: '2026-12-05', time: '10:00', people: 2 }
const join = (more: Answers) =>
  renderScreen(
    { Component: () => <JoinWaitlist {...wish} /> },
    { path: '/x', visitor: 'member', words, answers: { 'GET /user/waitlist': [], ...more } },
  )

it('puts the chosen people on the waitlist of a full time and then shows their position', async () => {
  const entry = makeWaitlistEntry({ position: 1 })
  let mine: (typeof entry)[] = []
  const { api } = await join({
    'GET /user/waitlist': () => mine,
    'POST /waitlist': () => {
      mine = [entry]
      return entry
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Apunta’ns a la llista d’espera (2)' }))
  expect(await screen.findByText('Ets la persona següent de la llista.')).toBeVisible()
  // the button is gone: the position has the focus
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent('Ets la persona següent de la llista.')
  expect(api.callsOf('POST /waitlist')[0]?.body).toEqual(wish)
})

it('shows the reservation that an accepted offer has become instead of the button that joins the waitlist', async () => {
  const own = makeReservation({ id: 'r-9', experience_id: 'e-pela', date: '2026-12-05', time: '10:00' })
  await join({ 'GET /user/reservations': [own] })
  expect(await screen.findByText(ca.form.yours)).toBeVisible()
  expect(screen.queryByRole('button', { name: /llista d’espera/ })).not.toBeInTheDocument()
})

it('says when seats have come free meanwhile', async () => {
  const { shell } = await join({ 'POST /waitlist': problem(409, 'waitlist_seats_free', 'Hi ha places.') })
  await userEvent.click(await screen.findByRole('button', { name: /llista d’espera/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No t’hem pogut apuntar a la llista d’espera')
  // the full time and its waitlist go, the message stays
  expect(shell.toasts.at(-1)?.text).toBe('Hi ha places.')
})

/** The answer to a tap is lost; then the network is back. */
async function loseAnswer(api: FakeApi, call: 'POST /waitlist/:id/accept' | 'POST /waitlist', then: Answers) {
  await waitFor(() => expect(toastQueue.snapshot().at(-1)?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer(then)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(api.callsOf(call)).toHaveLength(2))
  expect(new Set(api.callsOf(call).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
}

it('accepts an offer once where the answer was lost, and says the result', async () => {
  const { api, shell } = await open({
    'GET /user/waitlist': [offered()],
    'POST /waitlist/:id/accept': noNetwork,
  })
  await userEvent.click(await screen.findByRole('button', { name: /Accepta les places/ }))
  await loseAnswer(api, 'POST /waitlist/:id/accept', {
    'POST /waitlist/:id/accept': makeReservation({ id: 'r-new', status: 'confirmed' }),
  })
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Les places són teves.'))
})

it('joins a waitlist once where the answer was lost', async () => {
  const entry = makeWaitlistEntry({ position: 1 })
  const { api } = await join({ 'POST /waitlist': noNetwork })
  await userEvent.click(await screen.findByRole('button', { name: /^Apunta’ns a la llista/ }))
  await loseAnswer(api, 'POST /waitlist', { 'POST /waitlist': entry, 'GET /user/waitlist': [entry] })
  expect(await screen.findByText('Ets la persona següent de la llista.')).toBeVisible()
})
