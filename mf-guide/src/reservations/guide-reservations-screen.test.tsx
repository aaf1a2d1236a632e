import '@testing-library/jest-dom/vitest'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { makeGuideExperience } from '@sureda/testing/booking-factories'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeGuideReservation, makeGuideWaitlistEntry } from '@sureda/testing/guide-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import guideReservationsScreen from './guide-reservations-screen.tsx'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const waiting = makeGuideReservation({
  id: 'r-1',
  people: 4,
  expires_at: inHours(5.5),
  starts_at: inHours(60),
  ends_at: inHours(62),
  special_requests: 'Una cadireta, si us plau',
  history: [
    {
      ...{ kind: 'requested', by: 'member', at: inHours(-2), status: 'pending' },
      ...{ reason: null, reason_code: null, changes: null },
    },
    {
      ...{ kind: 'changed', by: 'member', at: inHours(-1), status: 'pending' },
      ...{ reason: null, reason_code: null, changes: { people: [2, 4] } },
    },
  ],
})
const confirmed = makeGuideReservation({
  id: 'r-2',
  status: 'confirmed',
  expires_at: null,
  member: { name: 'Marc Pou', phone: null },
  starts_at: inHours(60),
  ends_at: inHours(62),
})
const begun = makeGuideReservation({
  ...confirmed,
  id: 'r-3',
  member: { name: 'Ona Serra', phone: null },
  starts_at: inHours(-1),
  ends_at: inHours(1),
})

const open = (all: GuideReservation[], route = '/guia/reservas', answers: Answers = {}) =>
  renderScreen(guideReservationsScreen, {
    path: '/guia/reservas',
    route,
    visitor: 'guide',
    words: { guide: ca },
    answers: {
      'GET /guide/reservations': all,
      'GET /guide/experiences': [makeGuideExperience()],
      ...answers,
    },
  })

const cardOf = async (name: string) => await screen.findByRole('article', { name })

it('shows requests first: name, people, time, wishes, places left once confirmed, and the time left', async () => {
  await open([confirmed, waiting])
  const list = await screen.findByRole('list', { name: 'Esperen la teva resposta' })
  const card = within(list).getByRole('article', { name: 'Neus Vidal' })
  for (const text of ['4 persones', 'Una cadireta, si us plau', '10:00', 'La pela del suro'])
    expect(within(card).getByText(text)).toBeVisible()
  expect(within(card).getByText(/5 h per respondre/)).toBeVisible()
  expect(within(card).getByText('Queden 6 places de 10')).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Truca a Neus Vidal' })).toHaveAttribute(
    'href',
    'tel:+34600000001',
  )
  expect(within(list).queryByRole('article', { name: 'Marc Pou' })).toBeNull()
})

it('confirms with one tap, on the version that is shown, and says so after the server’s answer', async () => {
  const { api, shell } = await open([waiting], '/guia/reservas', {
    'POST /guide/reservations/:id/confirm': { ...waiting, status: 'confirmed', expires_at: null, version: 2 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirma la reserva de Neus Vidal' }))
  await waitFor(() =>
    expect(shell.toasts.map((toast) => toast.text)).toEqual(['Confirmada. Avisem Neus Vidal.']),
  )
  const [call] = api.callsOf('POST /guide/reservations/:id/confirm')
  expect(call?.headers.get('if-match')).toBe('"1"')
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

it('declines with a reason of the list', async () => {
  const { api, router } = await open([waiting], '/guia/reservas', {
    'POST /guide/reservations/:id/reject': { ...waiting, status: 'cancelled', outcome: 'rejected' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Rebutja la reserva de Neus Vidal' }))
  await waitFor(() => expect(router.state.location.search).toBe('?reject=r-1'))
  const sheet = await screen.findByRole('dialog', { name: 'Vols rebutjar aquesta petició?' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Rebutja' }))
  expect(await within(sheet).findByText('Tria un motiu o escriu-lo.')).toBeVisible()
  expect(api.callsOf('POST /guide/reservations/:id/reject')).toEqual([])
  await userEvent.click(within(sheet).getByRole('radio', { name: 'El temps o el risc d’incendi' }))
  // the next list no longer has the reservation
  api.answer({ 'GET /guide/reservations': [] })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Rebutja' }))
  await waitFor(() => expect(api.callsOf('POST /guide/reservations/:id/reject')).toHaveLength(1))
  expect(api.callsOf('POST /guide/reservations/:id/reject')[0]?.body).toEqual({ reason: 'weather' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('shows attendance marks, and does not ask again for them', async () => {
  await open([{ ...begun, attended_at: inHours(-1) }])
  const card = await cardOf('Ona Serra')
  expect(within(card).getByText('Aquí')).toBeVisible()
  expect(within(card).queryByRole('button', { name: 'Ona Serra ha vingut' })).toBeNull()
  expect(within(card).getByRole('button', { name: 'Ona Serra no ha vingut' })).toBeVisible()
})

it('cancels with a reason in free text', async () => {
  const { api } = await open([confirmed], '/guia/reservas?cancel=r-2', {
    'POST /guide/reservations/:id/cancel': { ...confirmed, status: 'cancelled', outcome: 'cancelled' },
  })
  const sheet = await screen.findByRole('dialog', { name: 'Vols cancel·lar aquesta reserva?' })
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Amb les meves paraules' }))
  await userEvent.type(
    within(sheet).getByRole('textbox', { name: 'Les teves paraules' }),
    '  El camí és tallat ',
  )
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel·la la reserva' }))
  await waitFor(() =>
    expect(api.callsOf('POST /guide/reservations/:id/cancel')[0]?.body).toEqual({
      reason: 'El camí és tallat',
    }),
  )
})

it('marks who came and who did not once it has begun, a no-show after asking', async () => {
  const { api } = await open([confirmed, begun], '/guia/reservas', {
    'POST /guide/reservations/:id/no-show': { ...begun, status: 'completed', outcome: 'no_show' },
  })
  const card = await cardOf('Ona Serra')
  expect(within(card).getByRole('button', { name: 'Ona Serra ha vingut' })).toBeVisible()
  expect(within(await cardOf('Marc Pou')).queryByRole('button', { name: /ha vingut/ })).toBeNull()
  await userEvent.click(within(card).getByRole('button', { name: 'Ona Serra no ha vingut' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Ona Serra no ha vingut?' })
  expect(api.callsOf('POST /guide/reservations/:id/no-show')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'No ha vingut' }))
  await waitFor(() => expect(api.callsOf('POST /guide/reservations/:id/no-show')).toHaveLength(1))
})

it('shows the current state when the member has changed it first', async () => {
  const changed = { ...waiting, people: 8, version: 2 }
  await open([waiting], '/guia/reservas', {
    'POST /guide/reservations/:id/confirm': () =>
      problem(412, 'stale_reservation', 'La reserva ha canviat.', { data: { reservation: changed } }),
  })
  const card = await cardOf('Neus Vidal')
  await userEvent.click(within(card).getByRole('button', { name: /^Confirma/ }))
  expect(await within(card).findByText('La reserva ha canviat.')).toBeVisible()
})

it('says that the member has cancelled meanwhile', async () => {
  const gone = { ...waiting, status: 'cancelled' as const, outcome: 'cancelled' as const, version: 2 }
  const { shell } = await open([waiting], '/guia/reservas', {
    'POST /guide/reservations/:id/confirm': () =>
      problem(409, 'reservation_closed', 'Aquesta reserva ja està tancada.', { data: { reservation: gone } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Confirma/ }))
  await waitFor(() =>
    expect(shell.toasts.map((toast) => [toast.kind, toast.text])).toEqual([
      ['error', 'Aquesta reserva ja està tancada.'],
    ]),
  )
})

it('shows the history to the guide', async () => {
  await open([waiting])
  const card = await cardOf('Neus Vidal')
  await userEvent.click(within(card).getByText('Historial'))
  const lines = within(card)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
  expect(lines[0]).toContain('Demanada')
  expect(lines[1]).toContain('Canviada per qui va reservar')
  expect(lines[1]).toContain('2 → 4 persones')
})

it('filters by state, day and experience, in the address', async () => {
  const { api, router } = await open([confirmed, waiting], '/guia/reservas?date=2026-12-05&experience=e-pela')
  expect(await screen.findByRole('button', { name: 'Treu: La pela del suro' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Per confirmar/ }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Marc Pou' })).toBeNull())
  expect(await cardOf('Neus Vidal')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Cancel·lades/ }))
  await waitFor(() =>
    expect(api.callsOf('GET /guide/reservations').map((call) => call.query.get('status'))).toContain(
      'cancelled',
    ),
  )
  expect(await screen.findByText('Aquí no hi ha reserves')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Treu: La pela del suro' }))
  await waitFor(() => expect(router.state.location.search).toBe('?date=2026-12-05&status=cancelled'))
})

it('says so when there are none', async () => {
  await open([])
  expect(await screen.findByText('No hi ha reserves obertes')).toBeVisible()
})

it('says what failed and can be asked again', async () => {
  const { api } = await open([], '/guia/reservas', {
    'GET /guide/reservations': () => problem(500, 'internal_error', 'Ai'),
  })
  expect(await screen.findByText('No s’han pogut carregar les reserves')).toBeVisible()
  api.answer({ 'GET /guide/reservations': [waiting] })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await cardOf('Neus Vidal')).toBeVisible()
})

it('leaves the card as it is when the call was refused', async () => {
  await open([waiting], '/guia/reservas', {
    'POST /guide/reservations/:id/confirm': problem(500, 'internal_error'),
  })
  const card = await cardOf('Neus Vidal')
  await userEvent.click(within(card).getByRole('button', { name: /^Confirma/ }))
  expect(await within(card).findByRole('alert')).toBeVisible()
  expect(within(card).getByRole('button', { name: /^Confirma/ })).toBeEnabled()
})

it('takes the step once where its answer was lost, and says the result', async () => {
  const CONFIRM = 'POST /guide/reservations/:id/confirm'
  const { api, shell } = await open([waiting], '/guia/reservas', { [CONFIRM]: noNetwork })
  const card = await cardOf('Neus Vidal')
  await userEvent.click(within(card).getByRole('button', { name: /^Confirma/ }))
  await waitFor(() => expect(toastQueue.snapshot()[0]?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer({ [CONFIRM]: { ...waiting, status: 'confirmed' } })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(shell.toasts[0]?.kind).toBe('success'))
  expect(toastQueue.snapshot().at(-1)?.text).toBe('Ha arribat: ja està fet.')
  const keys = api.callsOf(CONFIRM).map((call) => call.headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('opens the waitlist of a time slot and says of each entry why it has no offer', async () => {
  const full = makeGuideReservation({ ...confirmed, seats: { capacity: 10, booked: 10, waiting: 2 } })
  const { router } = await open([full], '/guia/reservas', {
    'GET /guide/waitlist': [
      makeGuideWaitlistEntry({
        ...{ id: 'w-1', status: 'offered', position: null, why_waiting: null },
        offer_until: inHours(1),
      }),
      makeGuideWaitlistEntry({
        ...{ id: 'w-2', people: 3, member: { name: 'Pau Ros', phone: null } },
        ...{ why_waiting: 'party_too_large', passed: { at: inHours(-1), seats: 1 } },
      }),
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: /Obre la llista d’espera/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?line=r-2'))
  const sheet = await screen.findByRole('dialog', { name: 'Llista d’espera' })
  const [offered, large] = await within(sheet).findAllByRole('listitem')
  expect(offered).toHaveTextContent(/Places ofertes fins a les/)
  expect(large).toHaveTextContent('Pau Ros')
  expect(large).toHaveTextContent('hi ha menys places lliures de les que necessita')
  expect(large).toHaveTextContent('Va quedar 1 plaça lliure')
})
