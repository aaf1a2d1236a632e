import '@testing-library/jest-dom/vitest'
import { makeOperatorSummary } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeTravelPackage } from '@sureda/testing/package-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import list from './package-list-screen.tsx'

const all = [
  makeTravelPackage(),
  makeTravelPackage({ id: 'p-bici', title: 'Dues rodes', type: 'aventura', price: 45, duration: 1 }),
]
const open = (route = '/paquetes', packages: Answers['GET /packages'] = all, more: Answers = {}) =>
  renderScreen(list, {
    path: '/paquetes',
    route,
    words: { content: ca },
    answers: {
      'GET /packages': packages,
      'GET /packages/filter-options': problem(503, 'busy'),
      ...more,
    },
  })
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

it('marks a package with a warning, even an invented one, and none with an informing notice', async () => {
  const noted = { status_note: 'Camins tancats.', status_date: '2026-07-05' }
  const told = makeTravelPackage({ ...noted, id: 'p-vi', title: 'Vi i suro', status_level: 'info' })
  await open('/paquetes', [makeTravelPackage({ ...noted, status_level: 'warning' }), told])
  const [warned, other] = await screen.findAllByRole('article')
  expect(warned).toHaveTextContent('Avís')
  expect(other).not.toHaveTextContent('Avís')
})

it('filters by type with one tap, in the address', async () => {
  const { router } = await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Aventura' }))
  await waitFor(() => expect(titles()).toEqual(['Dues rodes']))
  await waitFor(() => expect(router.state.location.search).toBe('?type=aventura'))
  expect(screen.getByText('1 paquet')).toBeVisible()
})

it('says in the sheet how many packages fit a budget, and shows it as a removable chip', async () => {
  const { router } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Filtra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filtres' })
  await userEvent.click(within(sheet).getByRole('radio', { name: /Fins a 50\u00a0€/ }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Mostra 1 paquet' }))
  await waitFor(() => expect(router.state.location.search).toBe('?budget=low'))
  expect(titles()).toEqual(['Dues rodes'])
  await userEvent.click(screen.getByRole('button', { name: 'Treu el filtre: Fins a 50\u00a0€' }))
  await waitFor(() => expect(titles()).toHaveLength(2))
})

it('shows everything for unknown values in the address', async () => {
  await open('/paquetes?type=x&budget=y&days=-3')
  expect(await screen.findByText('2 paquets')).toBeVisible()
})

it('offers the server’s choices, and clears filters that leave nothing', async () => {
  const { router } = await open('/paquetes?type=gastronomico', all, {
    'GET /packages/filter-options': {
      types: ['aventura', 'gastronomico'],
      operator_types: ['agencia'],
      operators: [makeOperatorSummary()],
      durations: [1, 2],
      price: { min: 45, max: 180 },
    },
  })
  expect(await screen.findByText('0 paquets')).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Cultural' })).toBeNull()
  screen.getByRole('button', { name: 'Treu els filtres' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  // the button is gone, and there is no field above the list
  expect(await screen.findByText('2 paquets')).toHaveFocus()
})

it('shows the packages of one operator from a link', async () => {
  await open('/paquetes?operator=o-colla&days=1')
  expect(await screen.findByRole('button', { name: 'Treu el filtre: La Colla del Suro' })).toBeVisible()
  expect(titles()).toEqual(['Dues rodes'])
})

it('says that there are none', async () => {
  await open('/paquetes', [])
  expect(await screen.findByText('Encara no hi ha paquets')).toBeVisible()
})

it('says that they cannot be loaded', async () => {
  await open('/paquetes', problem(503, 'busy', 'Massa gent alhora.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar els paquets')
})
