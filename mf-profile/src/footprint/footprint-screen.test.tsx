import '@testing-library/jest-dom/vitest'
import { makeReservation } from '@sureda/testing/booking-factories'
import { makePackageStatus } from '@sureda/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answered, open, setUpFootprint, storeTrip } from '../testing/footprint-fixture.tsx'

setUpFootprint()

it('proposes the distance, computes from the first answer on and stores both on the phone', async () => {
  const user = userEvent.setup()
  const { unmount } = await open()
  await user.type(await screen.findByLabelText('Desde dónde sales'), 'barce')
  await user.click(screen.getByRole('button', { name: 'Barcelona' }))
  await user.click(screen.getByRole('tab', { name: 'Transporte' }))
  expect(screen.queryByText('por persona')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Coche' }))
  const km = screen.getByLabelText('Kilómetros de ida')
  // the office is 81 km away in a straight line, times 1.2
  expect(km).toHaveValue('97')
  expect(screen.getByRole('status')).toHaveTextContent('41 kg por persona')
  await user.clear(km)
  expect(screen.getByText('Escribe los kilómetros del trayecto.')).toBeVisible()
  await user.type(km, '10,5')
  expect(screen.getByRole('status')).toHaveTextContent('4,4 kg por persona')
  await user.clear(km)
  await user.type(km, '1.150')
  // not 1.15 km
  expect(screen.getByRole('status')).toHaveTextContent('486 kg por persona')
  await user.clear(km)
  await user.type(km, '10,5')
  unmount()

  await open({}, 'transport')
  expect(await screen.findByLabelText('Kilómetros de ida')).toHaveValue('10,5')
})

it('measures to the middle of the territory where it does not know the destination, and says so', async () => {
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
  // 86 km in a straight line, times 1.2
  expect(screen.getByLabelText('Kilómetros de ida')).toHaveValue('104')
})

it('fills the trip in from package and reservation, and says so at each answer until it is changed', async () => {
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

it('counts a supermarket day in place of its three meals', async () => {
  const user = userEvent.setup()
  await storeTrip()
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

it('shows activities with two significant digits and computes with exact grams', async () => {
  const user = userEvent.setup()
  await open({}, 'activities')
  await user.click(await screen.findByLabelText('Lancha motora (2 h) · 13 kg'))
  expect(screen.getByRole('status')).toHaveTextContent('13,5 kg por persona')
})

it('shows parts in grams, averages per part, and the changes that save most, to try and undo', async () => {
  const user = userEvent.setup()
  await storeTrip()
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

it('offers no more legs and nights than the server takes, and says why', async () => {
  const user = userEvent.setup()
  const [leg, stay] = [answered.legs[0], answered.stays[0]]
  if (!leg || !stay) throw new Error('nothing answered')
  const legs = Array.from({ length: 29 }, () => leg)
  const stays = Array.from({ length: 20 }, () => stay)
  await storeTrip({ legs, stays })
  await open({}, 'transport')
  const bicycle = await screen.findByRole('button', { name: 'Bicicleta' })
  await user.click(bicycle)
  expect(bicycle).toBeDisabled()
  expect(screen.getByText('Un viaje puede tener 30 trayectos como máximo.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Alojamiento' }))
  expect(screen.getByRole('button', { name: 'Camping' })).toBeDisabled()
  expect(screen.getByText('Un viaje puede tener 20 alojamientos como máximo.')).toBeVisible()
})

it('prints the results', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await storeTrip()
  await open({}, 'results')
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir o guardar en PDF' }))
  expect(print).toHaveBeenCalledOnce()
})
