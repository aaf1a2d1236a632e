import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { makeDays, makePass, makeReservation } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { newDraft, reservationBody } from '../shared/booking-draft.ts'
import { deleteDraft, storeDraft } from '../shared/draft-store.ts'
import listScreen from './reservation-list-screen.tsx'

const pending = makeReservation()
const confirmed = makeReservation({
  id: 'r-2',
  status: 'confirmed',
  editable_fields: ['people', 'special_requests'],
  booking_code: 'K7MWQ2',
  experience: { ...pending.experience, title: 'Taller de taps' },
  starts_at: '2026-12-24T10:00:00+01:00',
})
const done = makeReservation({ id: 'r-3', status: 'completed', editable_fields: [], can_cancel: false })
const answers: Answers = {
  'GET /user/reservations': [pending, confirmed, done],
  'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query),
  'GET /reservations/:id/pass': makePass({ code: 'K7MWQ2' }),
  'GET /user/waitlist': [],
  'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela' }),
}

const open = (route = '/reservas', more: Answers = {}) =>
  renderScreen(listScreen, {
    path: '/reservas',
    route,
    visitor: 'member',
    words: { booking: ca },
    answers: { ...answers, ...more },
  })

it('filters by status and sorts, both in the address', async () => {
  const { router } = await open()
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  await userEvent.click(screen.getByRole('radio', { name: /Confirmades/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=confirmed'))
  expect(screen.getByRole('article', { name: 'Taller de taps' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordre' }), 'oldest')
  await waitFor(() => expect(router.state.location.search).toBe('?status=confirmed&sort=oldest'))
})

it('shows status and code on each card and what can be done with it', async () => {
  await open('/reservas?status=confirmed')
  const card = await screen.findByRole('article', { name: 'Taller de taps' })
  expect(within(card).getByText('Confirmada')).toBeVisible()
  expect(within(card).getByText('K7MWQ2')).toBeVisible()
  expect(within(card).getByRole('button', { name: /Cancel·la la reserva/ })).toBeVisible()
})

it('says of a pending reservation whose answer it waits for, and until when', async () => {
  await open('/reservas?status=pending')
  const card = await screen.findByRole('article', { name: 'La pela del suro' })
  expect(within(card).getByText(/El guia encara l’ha de confirmar\..* 22 /)).toBeVisible()
})

it('opens the pass from its address, with calendar and way there', async () => {
  await open('/reservas?pass=r-2')
  const sheet = await screen.findByRole('dialog', { name: 'El teu passi' })
  expect(within(sheet).getByText('K7MWQ2')).toBeVisible()
  expect(within(sheet).getByRole('button', { name: 'Al calendari' })).toBeVisible()
  expect(await within(sheet).findByRole('link', { name: 'Com arribar-hi' })).toBeVisible()
})

it('says that an attending member is checked in, and still shows the pass', async () => {
  const here = { ...confirmed, attended_at: '2026-12-24T09:45:00+01:00' }
  await open('/reservas?pass=r-2', { 'GET /user/reservations': [here] })
  const sheet = await screen.findByRole('dialog', { name: 'El teu passi' })
  expect(within(sheet).getByText('Ja hi ets')).toBeVisible()
  expect(within(sheet).getByText(/La teva arribada està anotada\./)).toBeVisible()
  expect(await within(sheet).findByRole('img', { name: 'El teu passi com a codi QR' })).toBeVisible()
  expect(within(sheet).queryByText(/Gràcies/)).toBeNull()
})

it('cancels only after a warning that it cannot be undone', async () => {
  const { api, shell } = await open('/reservas', {
    'POST /reservations/:id/cancel': makeReservation({ status: 'cancelled' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Cancel·la la reserva: Taller de taps/ }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/No es pot desfer/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·la la reserva' }))
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Reserva cancel·lada.'))
  expect(api.callsOf('POST /reservations/:id/cancel')[0]?.params.id).toBe('r-2')
})

it('says when a cancellation did not work and keeps the question open', async () => {
  await open('/reservas?cancel=r-2', {
    'POST /reservations/:id/cancel': () => problem(409, 'reservation_closed', 'Ja ha començat.'),
  })
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·la la reserva' }))
  expect(
    await within(dialog).findByText(/No s’ha pogut cancel·lar la reserva. Ja ha començat./),
  ).toBeVisible()
})

it('changes only people and requests of a confirmed reservation', async () => {
  const { api } = await open('/reservas?change=r-2', { 'PUT /reservations/:id': confirmed })
  const sheet = await screen.findByRole('dialog', { name: 'Canvia la reserva' })
  expect(within(sheet).getByText(/només pots canviar les persones i les peticions/)).toBeVisible()
  expect(within(sheet).queryByRole('radio')).toBeNull()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Una persona més' }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Desa els canvis' }))
  await waitFor(() => expect(api.callsOf('PUT /reservations/:id')[0]?.body).toEqual({ people: 3 }))
})

it('sends only touched fields, and after a refusal works on the new version', async () => {
  const { api } = await open('/reservas?change=r-2', {
    'PUT /reservations/:id': () => problem(412, 'stale_reservation', 'Ha canviat.'),
  })
  const sheet = await screen.findByRole('dialog', { name: 'Canvia la reserva' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Una persona més' }))
  const elsewhere = { ...confirmed, version: confirmed.version + 1, special_requests: 'Sense gluten' }
  api.answer({ 'GET /user/reservations': [pending, elsewhere, done] })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Desa els canvis' }))
  expect(await within(sheet).findByText(/ha canviat mentrestant/)).toBeVisible()
  expect(await within(sheet).findByDisplayValue('Sense gluten')).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Desa els canvis' }))
  await waitFor(() => expect(api.callsOf('PUT /reservations/:id')).toHaveLength(2))
  const [first, second] = api.callsOf('PUT /reservations/:id')
  expect(first?.headers.get('if-match')).toBe(`"${confirmed.version}"`)
  expect(second?.headers.get('if-match')).toBe(`"${elsewhere.version}"`)
  expect(second?.body).toEqual({ people: 3 })
})

it('lets a pending reservation also change day and time', async () => {
  await open(`/reservas?change=${pending.id}`)
  const sheet = await screen.findByRole('dialog', { name: 'Canvia la reserva' })
  expect(await within(sheet).findByRole('radio', { name: /10:00/ })).toBeVisible()
})

it('translates why a request lapsed, and leaves a guide’s own text as it is', async () => {
  const cancelled = { status: 'cancelled' as const, editable_fields: [], can_cancel: false }
  await open('/reservas?pass=r-4', {
    'GET /user/reservations': [
      makeReservation({
        ...cancelled,
        id: 'r-4',
        cancelled_by: 'system',
        cancel_reason: 'not confirmed in time',
      }),
      makeReservation({ ...cancelled, id: 'r-5', cancelled_by: 'guide', cancel_reason: 'Ve tempesta.' }),
    ],
  })
  const sheet = await screen.findByRole('dialog', { name: 'El teu passi' })
  expect(within(sheet).getByText(ca.pass.expired)).toBeVisible()
  expect(screen.getAllByText(ca.pass.expired)).toHaveLength(2)
  expect(screen.getByText('El guia l’ha hagut de cancel·lar: Ve tempesta.')).toBeInTheDocument()
  expect(screen.queryByText(/not confirmed/)).toBeNull()
})

it('says who cancelled a reservation and why, with its history', async () => {
  const at = '2026-11-21T09:00:00.000Z'
  await open('/reservas', {
    'GET /user/reservations': [
      makeReservation({
        ...{
          id: 'r-6',
          status: 'cancelled',
          cancelled_by: 'guide',
          outcome: 'rejected',
          reason_code: 'weather',
        },
        ...{ editable_fields: [], can_cancel: false, expires_at: null },
        history: [
          {
            ...{ kind: 'requested', by: 'member', at: '2026-11-20T09:00:00.000Z', status: 'pending' },
            ...{ reason: null, reason_code: null, changes: null },
          },
          {
            ...{ kind: 'changed', by: 'member', at: '2026-11-20T10:00:00.000Z', status: 'pending' },
            ...{ reason: null, reason_code: null, changes: { nights: [2, 3], rooms: [1, 2] } },
          },
          {
            ...{ kind: 'rejected', by: 'guide', at, status: 'cancelled', changes: null },
            ...{ reason: null, reason_code: 'weather' },
          },
        ],
      }),
      makeReservation({
        id: 'r-7',
        status: 'completed',
        outcome: 'no_show',
        editable_fields: [],
        can_cancel: false,
      }),
    ],
  })
  expect(await screen.findByText('Rebutjada pel guia: El temps o el risc d’incendi')).toBeVisible()
  expect(screen.getByText('Rebutjada')).toBeVisible()
  expect(screen.getByText('No vas venir')).toBeVisible()
  await userEvent.click(screen.getByText('Historial'))
  const lines = within(screen.getByRole('list', { name: 'Historial' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('La vas demanar'),
    expect.stringMatching(/La vas canviar.*2 → 3 nits, 1 → 2 habitacions/),
    expect.stringContaining('El guia la va rebutjar'),
  ])
})

it('offers to book a past experience again', async () => {
  await open('/reservas?status=completed')
  const again = await screen.findByRole('link', { name: 'Torna a reservar' })
  expect(again).toHaveAttribute('href', '/experiencias/e-pela?reservar=1')
})

it('says why it is empty and where to go', async () => {
  await open('/reservas', { 'GET /user/reservations': [] })
  expect(await screen.findByText('Encara no tens cap reserva')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mira les experiències' })).toHaveAttribute('href', '/experiencias')
})

it('says what failed and can be asked again', async () => {
  const { api } = await open('/reservas', {
    'GET /user/reservations': () => problem(500, 'internal_error', 'Ai'),
  })
  expect(await screen.findByText('No s’han pogut carregar les teves reserves')).toBeVisible()
  api.answer({ 'GET /user/reservations': [pending] })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

it('without network and without anything seen before, says so', async () => {
  await open('/reservas', { 'GET /user/reservations': noNetwork })
  expect(await screen.findByRole('alert')).toBeVisible()
})

it('shows a draft that waits to be sent apart from the reservations', async () => {
  const userId = 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0001'
  await storeDraft(userId, {
    ...newDraft({ id: 'e-taps', title: 'Taller' }),
    date: '2026-12-01',
    time: '10:00',
    isWaiting: true,
  })
  await open('/reservas', { 'GET /user/reservations': [] })
  expect(await screen.findByText('Encara no està reservat')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Descarta' }))
  await waitFor(() => expect(screen.queryByText('Encara no està reservat')).toBeNull())
  await deleteDraft(userId, 'e-taps')
})

it('shows no draft whose reservation is in the list: only its answer was lost', async () => {
  const userId = 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0001'
  const draft = { ...newDraft({ id: 'e-pela', title: 'La pela' }), date: '2026-12-05', time: '10:00' }
  await storeDraft(userId, { ...draft, sent: reservationBody(draft), isWaiting: true, isUnsure: true })
  await open()
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  await waitFor(() => expect(screen.queryByText('Encara no sabem si està reservat')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Descarta' })).toBeNull()
})

it('calls a draft for a day that is booked a change', async () => {
  const userId = 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0001'
  const draft = {
    ...newDraft({ id: 'e-pela', title: 'La pela' }),
    date: '2026-12-05',
    time: '12:00',
    isWaiting: true,
  }
  await storeDraft(userId, draft)
  await open()
  expect(await screen.findByText('Canvis sense enviar')).toBeVisible()
  expect(screen.queryByText('Encara no està reservat')).toBeNull()
  await deleteDraft(userId, 'e-pela')
})

it('says when the new time has fewer places than the reservation has people', async () => {
  const large = makeReservation({ people: 8, date: '2026-12-05', time: '12:00' })
  const { api } = await open(`/reservas?change=${large.id}`, {
    'GET /user/reservations': [large],
    'PUT /reservations/:id': large,
  })
  const sheet = await screen.findByRole('dialog', { name: 'Canvia la reserva' })
  await userEvent.click(await within(sheet).findByRole('radio', { name: /10:00/ }))
  expect(await within(sheet).findByText(/Només queden 6 places i sou 8/)).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Desa els canvis' }))
  await waitFor(() =>
    expect(api.callsOf('PUT /reservations/:id')[0]?.body).toEqual({ time: '10:00', people: 6 }),
  )
})
