import '@testing-library/jest-dom/vitest'
import type { NavContribution } from '@sureda/contract/remote/registry'
import { makeGuideExperience } from '@sureda/testing/booking-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import remoteJson from '../../../remote.json' with { type: 'json' }
import guideExperiencesScreen from './guide-experiences-screen.tsx'

const experiences = [
  makeGuideExperience(),
  makeGuideExperience({
    id: 'e-nit',
    title: 'Nit al bosc',
    status: 'draft',
    pending_reservations: 0,
    upcoming_reservations: 0,
  }),
]
const open = (route = '/guia/experiencias', answers: Answers = {}) =>
  renderScreen(guideExperiencesScreen, {
    path: '/guia/experiencias',
    route,
    visitor: 'guide',
    words: { guide: ca },
    nav: remoteJson.nav as NavContribution[],
    answers: { 'GET /guide/experiences': experiences, ...answers },
  })

it('lists the guide’s experiences; one that visitors cannot see yet has no link', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'La pela del suro' })).toHaveAttribute(
    'href',
    '/experiencias/e-pela',
  )
  expect(screen.getByText('1 reserva per confirmar')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Nit al bosc' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Nit al bosc' })).toBeNull()
})

it('shows the beds of accommodation, and the seats per slot of everything else', async () => {
  const lodging = makeGuideExperience({ id: 'e-mas', title: 'Mas', type: 'hotel', capacity: 8 })
  await open('/guia/experiencias', {
    'GET /guide/experiences': [lodging, makeGuideExperience({ capacity: 12 })],
  })
  expect(await screen.findByText('Places: 8')).toBeVisible()
  expect(screen.getByText('12 places per horari')).toBeVisible()
})

it('filters by status, in the address', async () => {
  const { router } = await open()
  await userEvent.click(await screen.findByRole('radio', { name: /Esborranys/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=draft'))
  expect(screen.queryByRole('heading', { name: 'La pela del suro' })).toBeNull()
})

it('says when a status has none', async () => {
  await open('/guia/experiencias?status=inactive')
  expect(await screen.findByText('Cap experiència amb aquest estat')).toBeVisible()
})

it('says when there are none at all', async () => {
  await open('/guia/experiencias', { 'GET /guide/experiences': [] })
  expect(await screen.findByText('Encara no tens cap experiència')).toBeVisible()
})

it('moves between the screens of the guide area', async () => {
  await open()
  const current = await screen.findByRole('link', { current: 'page' })
  expect(current).toHaveTextContent('Experiències')
  await userEvent.click(screen.getByRole('link', { name: 'Resum' }))
  expect(await screen.findByText('another screen')).toBeVisible()
})

it('says what failed', async () => {
  await open('/guia/experiencias', { 'GET /guide/experiences': () => problem(500, 'internal_error', 'Ai') })
  expect(await screen.findByText('No s’han pogut carregar les teves experiències')).toBeVisible()
})
