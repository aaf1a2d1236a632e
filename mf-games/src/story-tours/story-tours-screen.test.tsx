import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeStoryTour } from '@sureda/testing/game-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import storyToursScreen from './story-tours-screen.tsx'

const answers: Answers = {
  'GET /story-tours': [
    makeStoryTour(),
    makeStoryTour({ id: 't-fitor', title: 'Pedres de Fitor', type: 'naturaleza', territory: 'Forallac' }),
  ],
  'GET /story-tours-filter-options': {
    territories: [
      { id: 'Forallac', name: 'Forallac' },
      { id: 'Palafrugell', name: 'Palafrugell' },
    ],
    types: ['patrimonio', 'naturaleza'],
  },
}
const open = (route = '/storytours', more: Answers = {}) =>
  renderScreen(storyToursScreen, {
    path: '/storytours',
    route,
    words: { games: ca },
    answers: { ...answers, ...more },
  })

it('marks a tour with a warning, even an invented one', async () => {
  const warned = makeStoryTour({ demo: true, status_note: 'Camins tancats.', status_date: '2026-07-05' })
  const told = makeStoryTour({ ...warned, id: 't-3', title: 'El moll', status_level: 'info' })
  await open('/storytours', {
    'GET /story-tours': [warned, makeStoryTour({ id: 't-2', title: 'La plaça' }), told],
  })
  expect(await screen.findAllByText('Avís')).toHaveLength(1)
})

it('says once above the tours that some of them were invented', async () => {
  const invented = makeStoryTour({ demo: true })
  await open('/storytours', { 'GET /story-tours': [invented, makeStoryTour({ ...invented, id: 't-2' })] })
  expect(await screen.findAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})

it('lists the tours and filters them by theme and place, in the address', async () => {
  const { router } = await open()
  expect(await screen.findByRole('link', { name: /Els taps de Palafrugell/ })).toHaveAttribute(
    'href',
    '/storytours/t-palafrugell',
  )
  await userEvent.click(await screen.findByRole('radio', { name: /Natura/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Els taps/ })).toBeNull())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'On' }), 'Forallac')
  await waitFor(() => expect(router.state.location.search).toBe('?type=naturaleza&territory=Forallac'))
})

it('says that nothing matches and clears the filters', async () => {
  await open('/storytours?type=naturaleza&territory=Palafrugell')
  expect(await screen.findByText('Cap ruta amb aquests filtres')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Esborra' }))
  expect(await screen.findAllByRole('link')).toHaveLength(2)
})

it('says what failed, with a retry', async () => {
  const { api } = await open('/storytours', {
    'GET /story-tours': () => problem(500, 'internal_error', 'Ai'),
  })
  expect(await screen.findByText('No s’han pogut carregar les rutes de relats')).toBeVisible()
  api.answer(answers)
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('link', { name: /Pedres de Fitor/ })).toBeVisible()
})
