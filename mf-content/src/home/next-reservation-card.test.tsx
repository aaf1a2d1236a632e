import '@testing-library/jest-dom/vitest'
import { makeReservation } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { makeWeather } from '@sureda/testing/weather-factory'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import NextReservationCard from './next-reservation-card.tsx'

const WEATHER = makeWeather({ temperature: 13.4, condition: 'pluja feble' })
const open = (reservations: Answers['GET /user/reservations'], weather: Answers['GET /weather'] = WEATHER) =>
  renderElement(<NextReservationCard />, {
    visitor: 'member',
    words: { content: ca },
    answers: {
      'GET /user/reservations': reservations,
      'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela' }),
      'GET /weather': weather,
    },
  })
const card = async () => within(await screen.findByRole('region', { name: ca.home.ahead.mine }))

// the territory is an hour ahead of this time zone
const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

it('shows the day, the pass and directions', async () => {
  at('2026-12-04T20:00:00Z')
  await open([makeReservation({ status: 'confirmed' })])
  const next = await card()
  expect(next.getByText('Demà')).toBeVisible()
  expect(next.getByRole('link', { name: 'Obre el passi' })).toHaveAttribute(
    'href',
    '/reservas?pass=b1c9d2e0-0000-4000-8000-000000000001',
  )
  expect(await next.findByRole('link', { name: 'Com arribar-hi' })).toBeVisible()
})

it('shows the weather at the place on the day itself', async () => {
  at('2026-12-05T07:00:00Z')
  const { api } = await open([makeReservation({ status: 'confirmed' })])
  const next = await card()
  expect(next.getByText('Avui')).toBeVisible()
  expect(await next.findByText(/13 °C, pluja feble/)).toBeVisible()
  expect(api.callsOf('GET /weather').map(({ query }) => query.get('lat'))).toEqual(['41.887'])
})

it('does not show the present weather as a forecast', async () => {
  at('2026-12-04T20:00:00Z')
  const { api } = await open([makeReservation({ status: 'confirmed' })])
  const next = await card()
  // the place is known, and yet no weather is requested
  expect(await next.findByRole('link', { name: 'Com arribar-hi' })).toBeVisible()
  expect(next.queryByText(/°C/)).toBeNull()
  expect(api.callsOf('GET /weather')).toEqual([])
})

it('leaves out the weather where the service has none', async () => {
  at('2026-12-05T07:00:00Z')
  const { api } = await open([makeReservation({ status: 'confirmed' })], problem(503, 'busy'))
  const next = await card()
  await waitFor(() => expect(api.callsOf('GET /weather')).not.toHaveLength(0))
  expect(next.getByRole('link', { name: 'Obre el passi' })).toBeVisible()
  expect(next.queryByText(/°C/)).toBeNull()
})

it('shows no pass for an unanswered request, and says so', async () => {
  at('2026-11-25T08:00:00Z')
  await open([makeReservation()])
  const next = await card()
  expect(next.getByText('D’aquí a 10 dies')).toBeVisible()
  expect(next.getByText(ca.home.ahead.pending)).toBeVisible()
  expect(next.getByRole('link', { name: 'Mostra la reserva' })).toHaveAttribute('href', '/reservas')
})

it('renders nothing without a reservation or an answer', async () => {
  for (const answer of [[], problem(503, 'busy', 'Torna-hi')]) {
    const { api, container, unmount } = await open(answer)
    await waitFor(() => expect(api.callsOf('GET /user/reservations')).toHaveLength(1))
    expect(container.querySelector('section')).toBeNull()
    unmount()
  }
})

it('shows a closure, and leads to another day in one step', async () => {
  at('2026-12-04T20:00:00Z')
  const closure = { id: 'c-1', reason: 'Cursa popular.', from: '2026-12-05', until: '2026-12-05' }
  await open([makeReservation({ id: 'r-1', status: 'confirmed', closure })])
  const next = await card()
  expect(next.getByText('Tancat el dissabte, 5 de desembre: Cursa popular.')).toBeVisible()
  expect(next.getByRole('link', { name: 'Cancel·la gratis i tria un altre dia' })).toHaveAttribute(
    'href',
    '/experiencias/e-pela?reservar=1&instead=r-1',
  )
})
