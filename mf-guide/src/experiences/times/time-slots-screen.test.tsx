import '@testing-library/jest-dom/vitest'
import type { SchedulePreview, TouchedReservation } from '@sureda/contract/schemas/bookings/time-slots'
import { clearDrafts } from '@sureda/remote/offline'
import { type Answers, type FakeCall, json, problem } from '@sureda/testing/fake-api'
import { makeTimeSlots } from '@sureda/testing/guide-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import timeSlotsScreen from './time-slots-screen.tsx'

const DAY = '2099-06-10'
const settings = makeTimeSlots({ taken: [{ date: DAY, time: '10:00', booked: 4 }] })
const touched: TouchedReservation = {
  id: 'r-1',
  date: DAY,
  time: '10:00',
  starts_at: `${DAY}T08:00:00.000Z`,
  people: 4,
  status: 'confirmed',
  member: { name: 'Neus Vidal' },
  group: null,
  because: 'removed',
}
const preview = (fields: Partial<SchedulePreview> = {}): SchedulePreview => ({
  ...{ preview: true, adds: 0, removes: 2, changes: 0, reservations: [] },
  ...fields,
})
const PUT = 'PUT /guide/experiences/:id/time-slots'
const saved = { ...settings, version: 3 }
const open = (answers: Answers = {}) =>
  renderScreen(timeSlotsScreen, {
    path: '/guia/experiencias/horarios/:id',
    route: `/guia/experiencias/horarios/e-pela?day=${DAY}`,
    visitor: 'guide',
    words: { guide: ca },
    answers: { 'GET /guide/experiences/:id/time-slots': settings, ...answers },
  })
afterEach(() => clearDrafts())

const answering = (
  first: SchedulePreview,
  then: typeof saved | ReturnType<typeof problem> = saved,
): Answers => ({
  [PUT]: ({ query }: FakeCall) => (query.get('preview') ? json({ data: first }) : then),
})

async function closeDay() {
  await userEvent.click(await screen.findByRole('button', { name: 'Canvia aquest dia' }))
  const sheet = await screen.findByRole('dialog')
  await userEvent.click(within(sheet).getByRole('radio', { name: /^Tancat/ }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Fet' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const check = () => userEvent.click(screen.getByRole('button', { name: 'Mira què canvia' }))

it('shows how full the chosen day is, and names every day for a screen reader', async () => {
  await open()
  const card = await screen.findByRole('region', { name: /dimecres, 10 de juny/ })
  expect(within(card).getByText('4 de 10')).toBeVisible()
  expect(within(card).getByText('0 de 8')).toBeVisible()
  expect(
    screen.getByRole('button', { name: /10 de juny del 2099, 2 horaris, 4 persones apuntades/ }),
  ).toBeVisible()
})

it('shows a change in the calendar before it is saved, and the touched reservations before it is sent', async () => {
  const { api, shell } = await open(answering(preview({ reservations: [touched] })))
  await closeDay()
  expect(screen.getByRole('button', { name: /10 de juny del 2099, Tancat/ })).toBeVisible()
  await check()
  const sheet = await screen.findByRole('dialog', { name: 'Què canvia' })
  for (const text of ['Treu 2 horaris', 'Afecta 1 reserva', 'Neus Vidal'])
    expect(within(sheet).getByText(text)).toBeVisible()
  const go = within(sheet).getByRole('button', { name: 'Cancel·la 1 reserva i desa' })
  await userEvent.click(go)
  expect(await within(sheet).findByText('Tria un motiu o escriu-lo.')).toBeVisible()
  await userEvent.click(within(sheet).getByRole('radio', { name: 'El temps o el risc d’incendi' }))
  await userEvent.click(go)
  await waitFor(() => expect(shell.toasts.map((toast) => toast.text)).toEqual(['Horaris desats.']))
  const call = api.callsOf(PUT).at(-1)
  expect(call?.body).toMatchObject({
    specialDates: [{ date: DAY, type: 'closed' }],
    cancelReservations: { reason: 'weather', ids: ['r-1'] },
  })
  expect(call?.headers.get('if-match')).toBe('"2"')
})

it('leaves the days of touched reservations as they are, and asks again', async () => {
  let asked = 0
  const { api } = await open({
    [PUT]: ({ query }: FakeCall) =>
      query.get('preview')
        ? json({ data: preview(asked++ === 0 ? { reservations: [touched] } : { removes: 0 }) })
        : saved,
  })
  await closeDay()
  await check()
  await userEvent.click(await screen.findByRole('button', { name: 'Deixa aquests dies com estan' }))
  expect(await screen.findByText('No afecta cap reserva')).toBeVisible()
  expect(api.callsOf(PUT).at(-1)?.body).toMatchObject({
    specialDates: [{ date: DAY, type: 'special', slots: settings.slots }],
  })
})

it('lists reservations made meanwhile', async () => {
  const late = problem(409, 'slots_booked', 'Hi ha reserves', {
    data: { ...preview({ reservations: [touched] }) },
  })
  await open(answering(preview(), late))
  await closeDay()
  await check()
  await userEvent.click(await screen.findByRole('button', { name: 'Desa' }))
  expect(await screen.findByText('Neus Vidal')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Hi ha reserves')
})

it('changes the week: another time, one day fewer', async () => {
  const { api } = await open(answering(preview()))
  await userEvent.click(await screen.findByRole('button', { name: 'Edita: La setmana' }))
  const sheet = await screen.findByRole('dialog', { name: 'La setmana' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Afegeix una hora' }))
  await userEvent.click(within(sheet).getByRole('switch', { name: 'diumenge' }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Fet' }))
  expect(await screen.findByText('2 canvis sense desar')).toBeVisible()
  await check()
  await waitFor(() =>
    expect(api.callsOf(PUT)[0]?.body).toMatchObject({
      slots: [...settings.slots, { time: '18:00', capacity: 10 }],
      weeklySchedule: { monday: { active: true }, sunday: { active: false } },
    }),
  )
})

it('shows accommodation by arrival and rooms', async () => {
  const lodging = {
    ...{ ...settings, slots: [{ time: '17:00', capacity: 1 }], taken: [] },
    experience: { ...settings.experience, purchase: 'nights' as const },
  }
  await open({ 'GET /guide/experiences/:id/time-slots': lodging })
  expect(await screen.findByText('Arribada des de 17:00')).toBeVisible()
  expect(screen.getByText('Habitacions ocupades: 0 de 1')).toBeVisible()
})

it('shows the server’s message for a missing field, and what could not be loaded', async () => {
  const { api } = await open({
    'GET /guide/experiences/:id/time-slots': () => problem(500, 'internal_error', 'Ai'),
  })
  expect(await screen.findByText('No s’han pogut carregar els horaris')).toBeVisible()
  const errors = [{ path: 'weeklySchedule', code: 'no_weekday', message: 'Tria com a mínim un dia.' }]
  api.answer({
    'GET /guide/experiences/:id/time-slots': settings,
    [PUT]: () => problem(422, 'validation_failed', 'Revisa', { errors }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  await closeDay()
  await check()
  expect(await screen.findByText('Tria com a mínim un dia.')).toBeVisible()
})
