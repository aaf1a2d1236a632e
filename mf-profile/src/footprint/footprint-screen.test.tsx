import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { computeFootprint } from '@sureda/contract/footprint-result'
import { forgetDrafts, keepDraft } from '@sureda/remote/member-drafts'
import { forgetOutbox, waitingItems } from '@sureda/remote/outbox'
import { replayOutbox } from '@sureda/remote/outbox-replay'
import { queryClient } from '@sureda/remote/query-client'
import { makeReservation } from '@sureda/testing/booking-factories'
import { noNetwork, problem } from '@sureda/testing/fake-api'
import { makePackageStatus, makeUser } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import { keepTripDraft, newTrip, tripDraftOf, withExpress } from '../domain/trip-draft.ts'
import footprintScreen from './footprint-screen.tsx'

beforeEach(() => Promise.all([forgetOutbox(), forgetDrafts()]))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const BY_CAR = { mode: 'coche', km: 120, type: 'hotel', nights: 2, diet: 'omnivore' } as const
const inputs = withExpress({ ...newTrip('Suro Viu', '2026-11-20').inputs, adults: 2 }, BY_CAR)
const kept = () => keepTripDraft(makeUser().id, { ...newTrip('Suro Viu', '2026-11-20'), inputs })
const saved = (id: string, start_date: string) => ({
  id,
  inputs: { ...inputs, start_date },
  result: computeFootprint(inputs),
  factors_version: '2026-11',
  created_at: '2026-11-24T10:00:00Z',
})

const open = (answers: Record<string, unknown> = {}, tab = 'start', session = {}) =>
  renderScreen(footprintScreen, {
    path: '/perfil/huella',
    route: `/perfil/huella?tab=${tab}`,
    visitor: 'member',
    language: 'es',
    words: { profile: es },
    session,
    answers: { 'GET /user/footprints': [], 'GET /user/reservations': [], ...answers },
  })

it('proposes the distance, counts from the first answer on and keeps both on the phone', async () => {
  const user = userEvent.setup()
  const { unmount } = await open()
  await user.type(await screen.findByLabelText('Desde dónde sales'), 'barce')
  await user.click(screen.getByRole('button', { name: 'Barcelona' }))
  await user.click(screen.getByRole('tab', { name: 'Transporte' }))
  expect(screen.queryByText('por persona')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Coche' }))
  const km = screen.getByLabelText('Kilómetros de ida')
  // to where the office is, 81 km as the crow flies, times 1.2
  expect(km).toHaveValue('97')
  expect(screen.getByRole('status')).toHaveTextContent('41 kg por persona')
  await user.clear(km)
  expect(screen.getByText('Escribe los kilómetros del trayecto.')).toBeVisible()
  await user.type(km, '10,5')
  expect(screen.getByRole('status')).toHaveTextContent('4,4 kg por persona')
  await user.clear(km)
  await user.type(km, '1.150')
  // and not 1.15 km
  expect(screen.getByRole('status')).toHaveTextContent('486 kg por persona')
  await user.clear(km)
  await user.type(km, '10,5')
  unmount()

  await open({}, 'transport')
  expect(await screen.findByLabelText('Kilómetros de ida')).toHaveValue('10,5')
})

it('counts to the middle of the territory where it does not know the destination, and says so', async () => {
  const user = userEvent.setup()
  await open()
  await user.type(await screen.findByLabelText('Desde dónde sales'), 'Barcelona')
  const destination = screen.getByLabelText('A dónde vas')
  expect(destination).toHaveValue('Cassà de la Selva')
  await user.clear(destination)
  await user.type(destination, 'Mas Pla')
  expect(destination).toHaveAccessibleDescription(/contamos hasta el centro del territorio/)
  await user.click(screen.getByRole('tab', { name: 'Transporte' }))
  await user.click(screen.getByRole('button', { name: 'Coche' }))
  // 86 km as the crow flies, times 1.2
  expect(screen.getByLabelText('Kilómetros de ida')).toHaveValue('104')
})

it('fills the trip from package and reservation, and says so of each answer until it is changed', async () => {
  const user = userEvent.setup()
  const nights = makeReservation({ date: '2026-11-20', nights: 2, people: 3, status: 'confirmed' })
  vi.setSystemTime('2026-11-20T09:00:00Z')
  await open({ 'GET /user/reservations': [nights] }, 'start', { packageStatus: makePackageStatus() })
  expect(await screen.findByText(/Lo hemos tomado de «Cap de setmana surer»/)).toBeVisible()
  expect(screen.getByLabelText('Vuelta')).toHaveValue('2026-11-22')
  expect(await screen.findByText(/Lo hemos tomado de «La pela del suro»/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Más: Adultos' }))
  expect(screen.queryByText(/Lo hemos tomado de «La pela del suro»/)).toBeNull()
  expect(screen.getByText(/Lo hemos tomado de «Cap de setmana surer»/)).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Alojamiento' }))
  const slept = screen.getByRole('spinbutton', { name: 'Noches' })
  expect(slept).toHaveValue('2')
  expect(screen.getByText(/Lo hemos tomado de «La pela del suro»/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Más: Noches' }))
  expect(screen.queryByText(/Lo hemos tomado de/)).toBeNull()
})

it('answers after three questions', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByText('Rápido: tres preguntas'))
  await user.type(screen.getByLabelText('Kilómetros de ida'), '120')
  await user.click(screen.getByRole('button', { name: 'Ver mi huella' }))
  const chart = screen.getByRole('figure', { name: 'De qué se compone' })
  // 240 km by car alone, two hotel nights, three days of meals
  expect(within(chart).getByRole('row', { name: 'Suma 75.384 g CO₂e 75.384 g CO₂e' })).toBeInTheDocument()
})

it('counts a day from the supermarket in the place of its three meals', async () => {
  const user = userEvent.setup()
  await kept()
  await open({}, 'food')
  const dinners = await screen.findByRole('spinbutton', { name: 'Cenas' })
  expect(dinners).toHaveValue('3')
  const before = screen.getByRole('status').textContent
  await user.click(screen.getByRole('button', { name: 'Más: Días de supermercado' }))
  expect(dinners).toHaveValue('2')
  // as much as breakfast, lunch and dinner
  expect(screen.getByRole('status')).toHaveTextContent(before ?? '')
  await user.click(screen.getByRole('button', { name: 'Menos: Días de supermercado' }))
  expect(dinners).toHaveValue('3')
})

it('shows parts to the gram, averages per part, and the changes that save most, to try and undo', async () => {
  const user = userEvent.setup()
  await kept()
  const { shell } = await open({}, 'results')
  const chart = await screen.findByRole('figure', { name: 'De qué se compone' })
  expect(within(chart).getAllByText('50.040 g CO₂e')).not.toHaveLength(0)
  const compared = screen.getByRole('figure', { name: 'Comparado con la media' })
  expect(within(compared).getByRole('heading', { name: 'Alojamiento' })).toBeInTheDocument()
  expect(within(compared).getAllByText('sin dato').length).toBeGreaterThan(0)
  const tries = screen.getAllByRole('button', { name: /^Probar: / })
  expect(tries).toHaveLength(3)
  expect(tries[0]).toHaveAccessibleName('Probar: Tren en vez de coche')
  await user.click(tries[0] as HTMLElement)
  expect(within(chart).getAllByText('32.568 g CO₂e')).not.toHaveLength(0)
  shell.toasts.at(-1)?.action?.onPress()
  await waitFor(() => expect(within(chart).getAllByText('50.040 g CO₂e')).not.toHaveLength(0))
})

it('saves with what was answered, once', async () => {
  const user = userEvent.setup()
  await kept()
  const { api } = await open({ 'POST /user/footprints': saved('f-1', '2026-11-20') }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  expect(await screen.findByRole('button', { name: 'Guardado' })).toBeDisabled()
  const [call, ...more] = api.callsOf('POST /user/footprints')
  expect(more).toEqual([])
  expect(call?.body).toEqual(inputs)
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
})

it('keeps it for later without network, and shows that it waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = userEvent.setup()
  await kept()
  await open({ 'GET /user/footprints': noNetwork, 'GET /user/reservations': noNetwork }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  expect(await screen.findByText('Se guardará cuando haya conexión')).toBeVisible()
  expect(waitingItems()).toMatchObject([{ kind: 'footprint', body: { adults: 2 } }])
  expect(await screen.findByRole('button', { name: 'Espera conexión' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Guardado' })).toBeNull()
})

it('can be saved again when what waited was refused, and not when it has arrived', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = userEvent.setup()
  await kept()
  let trips: unknown[] = []
  let answer: unknown = problem(400, 'validation_failed')
  await open({ 'GET /user/footprints': () => trips, 'POST /user/footprints': () => answer }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  await screen.findByRole('button', { name: 'Espera conexión' })
  online.mockReturnValue(true)
  await replayOutbox()
  const save = await screen.findByRole('button', { name: 'Guardar este viaje' })
  expect(save).toBeEnabled()

  online.mockReturnValue(false)
  await user.click(save)
  await screen.findByRole('button', { name: 'Espera conexión' })
  online.mockReturnValue(true)
  trips = [saved('f-1', '2026-11-20')]
  answer = trips[0]
  await replayOutbox()
  expect(await screen.findByRole('button', { name: 'Guardado' })).toBeDisabled()
})

it('offers no more legs and nights than the server takes, and says why', async () => {
  const user = userEvent.setup()
  const draft = newTrip('Suro Viu', '2026-11-20')
  const [leg, stay] = [inputs.legs[0], inputs.stays[0]]
  if (!leg || !stay) throw new Error('nothing answered')
  const legs = Array.from({ length: 29 }, () => leg)
  const stays = Array.from({ length: 20 }, () => stay)
  await keepTripDraft(makeUser().id, { ...draft, inputs: { ...inputs, legs, stays } })
  await open({}, 'transport')
  const bicycle = await screen.findByRole('button', { name: 'Bicicleta' })
  await user.click(bicycle)
  expect(bicycle).toBeDisabled()
  expect(screen.getByText('Un viaje puede tener 30 trayectos como máximo.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Alojamiento' }))
  expect(screen.getByRole('button', { name: 'Camping' })).toBeDisabled()
  expect(screen.getByText('Un viaje puede tener 20 alojamientos como máximo.')).toBeVisible()
})

it('keeps two trips to one place on one day for later, and of each what was saved last', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = userEvent.setup()
  await kept()
  await open({ 'GET /user/footprints': noNetwork, 'GET /user/reservations': noNetwork }, 'results')
  const save = () => screen.findByRole('button', { name: 'Guardar este viaje' })
  const waiting = (count: number) => waitFor(() => expect(waitingItems()).toHaveLength(count))
  await user.click(await save())
  await waiting(1)
  await user.click(screen.getAllByRole('button', { name: /^Probar: / })[0] as HTMLElement)
  await user.click(await save())
  await waitFor(() => expect(waitingItems()).toMatchObject([{ body: { legs: [{ mode: 'tren' }] } }]))
  await user.click(await screen.findByRole('button', { name: 'Calcular otro viaje' }))
  await user.click(screen.getByRole('tab', { name: 'Comida' }))
  await user.click(screen.getByRole('button', { name: 'Más: Cenas' }))
  await user.click(screen.getByRole('tab', { name: 'Resultado' }))
  await user.click(await save())
  await waiting(2)
})

it('knows a trip of an older release by the name under which it may still wait', async () => {
  const { id: _none, ...trip } = newTrip('Suro Viu', '2026-11-20')
  const former = { ...trip, guessedFrom: null }
  await keepDraft(`footprint-${makeUser().id}`, 'trip', former)
  expect(await queryClient.fetchQuery(tripDraftOf(makeUser().id))).toEqual({
    ...trip,
    id: '2026-11-20:Suro Viu',
  })
})

it('finds the faults that the server would, before anything is sent', async () => {
  const user = userEvent.setup()
  await keepTripDraft(makeUser().id, {
    ...newTrip('Suro Viu', '2026-11-20'),
    inputs: { ...inputs, legs: [{ mode: 'caminar', distance_km: 9_000, times: 1 }] },
  })
  const { api } = await open({}, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Con este medio no se llega tan lejos')
  expect(api.callsOf('POST /user/footprints')).toEqual([])
})

it('compares saved trips and deletes one after asking', async () => {
  const user = userEvent.setup()
  let trips = [saved('f-2', '2026-11-20'), saved('f-1', '2026-06-01')]
  const { api } = await open(
    {
      'GET /user/footprints': () => trips,
      'DELETE /user/footprints/:id': () => {
        trips = trips.slice(0, 1)
        return { ok: true }
      },
    },
    'results',
  )
  expect(await screen.findByRole('figure', { name: 'Por persona y día' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Quitar Suro Viu · 1 de junio de 2026' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(screen.queryByRole('figure', { name: 'Por persona y día' })).toBeNull())
  expect(api.callsOf('DELETE /user/footprints/:id')[0]?.path).toBe('/user/footprints/f-1')
})

it('says when the saved trips cannot be loaded; the calculation stays', async () => {
  await kept()
  await open({ 'GET /user/footprints': problem(500, 'internal_error') }, 'results')
  expect(await screen.findByText('No hemos podido cargar tus viajes')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guardar este viaje' })).toBeEnabled()
})

it('prints the results', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await kept()
  await open({}, 'results')
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir o guardar en PDF' }))
  expect(print).toHaveBeenCalledOnce()
})
