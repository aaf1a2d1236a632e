import '@testing-library/jest-dom/vitest'
import { type Answers, type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { makeWeather } from '@sureda/testing/weather-factory'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { fakePosition } from '../../shared/geo/fake-position.ts'
import { WeatherWidget } from './weather-widget.tsx'

const CASSA = { latitude: 41.88781, longitude: 2.87521 }
const open = (weather: Answers['GET /weather'] = makeWeather()) =>
  renderElement(<WeatherWidget />, { words: { content: ca }, answers: { 'GET /weather': weather } })
const territory = () => userEvent.click(screen.getByRole('button', { name: 'El del territori' }))
const allow = () => userEvent.click(screen.getByRole('button', { name: 'Permet la ubicació' }))

afterEach(() => vi.unstubAllGlobals())

it('asks for the position only after a tap, then shows the reading', async () => {
  const asked = fakePosition(CASSA)
  const { api } = await open()
  expect(await screen.findByText(/La ubicació només s’usa per a això/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await allow()
  expect(await screen.findByText('cel clar')).toBeVisible()
  expect(screen.getByText('Cassà de la Selva, ES')).toBeVisible()
  expect(screen.getByText(/14 ?°C/)).toBeVisible()
  expect(api.calls[0]?.query.toString()).toBe('lat=41.89&lon=2.88&lang=ca')
})

it('shows the weather at once where the position is already allowed', async () => {
  fakePosition(CASSA, 'granted')
  await open()
  expect(await screen.findByText('cel clar')).toBeVisible()
})

it('says that it is looking for the position while it waits', async () => {
  fakePosition('never', 'granted')
  await open()
  expect(await screen.findByText('Mirant el cel…', { selector: 'p' })).toBeVisible()
})

it('alerts when the position is refused and offers the weather of the territory', async () => {
  fakePosition({ code: 1 })
  const { api } = await open()
  await allow()
  expect(await screen.findByRole('alert')).toHaveTextContent('Has denegat l’accés a la ubicació')
  await userEvent.click(screen.getByRole('button', { name: 'El del territori' }))
  expect(await screen.findByText('cel clar')).toBeVisible()
  expect(api.calls).toHaveLength(1)
})

it.each([
  [{ code: 2 }, 'Ara mateix no es pot saber on ets.'],
  [{ code: 3 }, 'Trobar la teva ubicació ha trigat massa.'],
  [{ code: 9 }, 'Ara no podem mostrar el temps.'],
])('has a sentence for the position error %o', async (answer, sentence) => {
  fakePosition(answer)
  await open()
  await allow()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
})

it.each([
  [() => problem(504, 'weather_timeout'), 'triga massa a respondre'],
  [() => problem(502, 'weather_failed'), 'ha respost amb un error (502)'],
  [() => noNetwork(), 'No s’ha pogut arribar al servei del temps'],
])('has a sentence for the weather error %#', async (answer, sentence) => {
  fakePosition(CASSA, 'granted')
  const { api } = await open(answer)
  const retry = () => userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText(new RegExp(sentence.replaceAll(/[()]/g, '.')))).toBeVisible()
  // a failure is announced only after a tap
  expect(screen.queryByRole('alert')).toBeNull()
  await retry()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  api.answer({ 'GET /weather': makeWeather() })
  await retry()
  expect(await screen.findByText('cel clar')).toBeVisible()
})

it('offers no retry where the territory has no weather service yet', async () => {
  fakePosition(CASSA, 'granted')
  await open(() => problem(503, 'weather_key_missing'))
  expect(await screen.findByText(/encara no està configurat/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Torna-ho a provar' })).toBeNull()
})

it('says that a browser has no geolocation, and offers only the territory’s weather', async () => {
  vi.stubGlobal('navigator', { onLine: true, language: 'ca' })
  await open()
  expect(await screen.findByText(/Aquest navegador no sap on ets/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'El del territori' })).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await territory()
  expect(await screen.findByText('cel clar')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  [{ code: 2 }, () => makeWeather()],
  [{ code: 3 }, () => makeWeather()],
  [
    CASSA,
    ({ query }: FakeCall) => (query.get('lat') === '41.89' ? problem(502, 'weather_failed') : makeWeather()),
  ],
])('offers the territory’s weather where the local one cannot be had (%#)', async (position, weather) => {
  fakePosition(position)
  await open(weather)
  await allow()
  await screen.findByRole('alert')
  await territory()
  expect(await screen.findByText('cel clar')).toBeVisible()
})

it('does not offer the territory’s weather twice', async () => {
  fakePosition({ code: 3 })
  await open(problem(502, 'weather_failed'))
  await allow()
  await screen.findByRole('alert')
  await territory()
  expect(await screen.findByRole('alert')).toHaveTextContent('ha respost amb un error (502)')
  expect(screen.queryByRole('button', { name: 'El del territori' })).toBeNull()
})

it('remembers the choice of the territory for the next visit, and offers the position again', async () => {
  const asked = fakePosition({ code: 1 })
  const { unmount } = await open()
  await allow()
  await userEvent.click(await screen.findByRole('button', { name: 'El del territori' }))
  await screen.findByText('cel clar')
  unmount()
  await open()
  expect(await screen.findByText('cel clar')).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  fakePosition(CASSA)
  await userEvent.click(await screen.findByRole('button', { name: 'Permet la ubicació' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(await screen.findByText('cel clar')).toBeVisible()
})

it('does not ask for the position again in the same visit', async () => {
  fakePosition(CASSA)
  const { unmount } = await open()
  await allow()
  await screen.findByText('cel clar')
  unmount()
  await open()
  expect(await screen.findByText('cel clar')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
