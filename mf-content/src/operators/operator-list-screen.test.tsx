import '@testing-library/jest-dom/vitest'
import { makeOperator } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import list from './operator-list-screen.tsx'

const colla = makeOperator({ id: 'o-colla', name: 'La Colla', type: 'agencia', category: 'guia_turistico' })
const town = makeOperator({
  id: 'o-vila',
  name: 'Ajuntament',
  type: 'institucion',
  category: 'servicio_publico',
})
const open = (route = '/operadores', more: Answers = {}) =>
  renderScreen(list, {
    path: '/operadores',
    route,
    words: { content: ca },
    answers: { 'GET /operators': [colla, town], 'GET /agencies': [colla], ...more },
  })
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

it('sorts the operators into groups', async () => {
  await open()
  const guides = await screen.findByRole('region', { name: 'Veure i fer' })
  expect(within(guides).getByRole('link', { name: 'La Colla' })).toHaveAttribute(
    'href',
    '/operadores/o-colla',
  )
  expect(screen.getByRole('region', { name: 'Informar-se' })).toHaveTextContent('Ajuntament')
})

it('marks operators with a warning, and none with an informing notice', async () => {
  const noted = { status_note: 'Tancat pel foc.', status_date: '2026-07-05' }
  await open('/operadores', {
    'GET /operators': [
      { ...colla, ...noted, status_level: 'warning' },
      { ...town, ...noted, status_level: 'info' },
    ],
  })
  expect(await screen.findAllByText('Avís')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Veure i fer' })).toHaveTextContent('Avís')
})

it('shows the stars of rated operators', async () => {
  await open('/operadores', {
    'GET /operators': [
      { ...colla, rating: 4.5, ratings_count: 2 },
      // the office's own rating does not count
      { ...town, rating: 4.9, ratings_count: 0 },
    ],
  })
  expect(await screen.findByRole('region', { name: 'Veure i fer' })).toHaveTextContent('Valoració: 4,5 (2)')
  expect(screen.getByRole('region', { name: 'Informar-se' })).not.toHaveTextContent('Valoració')
})

it('says once, not on every card, that some of them were invented', async () => {
  await open('/operadores', {
    'GET /operators': [
      { ...colla, demo: true },
      { ...town, demo: true },
    ],
  })
  expect(await screen.findAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})

it('requests agencies by their own call, and filters by type in the address', async () => {
  const { api, router } = await open()
  await screen.findByText('La Colla')
  expect(api.callsOf('GET /agencies')).toHaveLength(0)
  await userEvent.click(screen.getByRole('radio', { name: 'Agències' }))
  await waitFor(() => expect(names()).toEqual(['La Colla']))
  await waitFor(() => expect(router.state.location.search).toBe('?type=agencia'))
  expect(api.callsOf('GET /agencies')).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: 'Institucions' }))
  await waitFor(() => expect(names()).toEqual(['Ajuntament']))
})

it('lists all eleven categories with counts, and enables only those that are not empty', async () => {
  const { router } = await open()
  const picker = await screen.findByRole('combobox', { name: 'Categoria' })
  expect(within(picker).getAllByRole('option')).toHaveLength(12)
  expect(within(picker).getByRole('option', { name: 'Restauració (0)' })).toBeDisabled()
  await userEvent.selectOptions(picker, 'Servei públic (1)')
  await waitFor(() => expect(names()).toEqual(['Ajuntament']))
  await waitFor(() => expect(router.state.location.search).toBe('?category=servicio_publico'))
})

it('ignores unknown values in the address', async () => {
  await open('/operadores?type=x&category=y')
  expect(await screen.findByText('2 resultats')).toBeVisible()
})

it('says that nothing fits and clears the search', async () => {
  const { router } = await open('/operadores?type=entidad&q=ningu')
  expect(await screen.findByRole('heading', { name: 'Res amb «ningu»' })).toBeVisible()
  expect(screen.getByText('0 resultats')).toHaveAttribute('role', 'status')
  await userEvent.click(screen.getByRole('button', { name: 'Esborra la cerca' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('says that there are none yet', async () => {
  await open('/operadores', { 'GET /operators': [] })
  expect(await screen.findByText('Encara no hi ha operadors')).toBeVisible()
})

it('says that they cannot be loaded', async () => {
  await open('/operadores', { 'GET /operators': problem(503, 'busy', 'Massa gent alhora.') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar els operadors')
})
