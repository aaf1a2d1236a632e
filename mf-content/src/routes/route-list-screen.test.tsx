import '@testing-library/jest-dom/vitest'
import { makeRoute } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import list from './route-list-screen.tsx'

const routes = [
  makeRoute(),
  makeRoute({
    id: 'r-curta',
    title: 'Ruta curta',
    summary: 'Passeig de poble.',
    distance: 3,
    duration: 60,
    difficulty: 'facil',
    start: { latitude: 41.9, longitude: 3, name: 'Romanyà' },
  }),
]
/** The server finds one route by its full text, and nothing else. */
const answer = ({ query }: FakeCall) => {
  const asked = query.get('search')
  if (asked === null) return routes
  return asked === 'menhir' ? routes.slice(1, 2) : []
}
const open = (search = '', answers: Answers['GET /routes'] = answer) =>
  renderScreen(list, {
    path: '/rutas/lista',
    route: `/rutas/lista${search}`,
    words: { content: ca },
    answers: { 'GET /routes': answers },
  })
const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filtra/ }))
  return within(await screen.findByRole('dialog', { name: 'Filtres' }))
}

it('filters in a sheet whose button counts the routes that are left, and writes the filter into the address', async () => {
  const { router } = await open()
  await screen.findByText('Volta a Fitor')
  const sheet = await openSheet()
  await userEvent.click(sheet.getByRole('checkbox', { name: /Menys de 5\skm/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Mostra 1 ruta' }))
  await waitFor(() => expect(router.state.location.search).toBe('?distance=short'))
  await waitFor(() => expect(screen.queryByText('Volta a Fitor')).toBeNull())
  expect(screen.getByRole('status')).toHaveTextContent('1 ruta')
  expect(screen.getByRole('link', { name: 'Mapa' })).toHaveAttribute(
    'href',
    '/mapa?layer=route&distance=short',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Treu el filtre: Menys de 5\skm$/ }))
  expect(await screen.findByText('Volta a Fitor')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('passes the search on to the map', async () => {
  await open('?q=fitor&distance=medium')
  expect(await screen.findByRole('link', { name: 'Mapa' })).toHaveAttribute(
    'href',
    '/mapa?layer=route&distance=medium&q=fitor',
  )
})

it('offers no filter that leaves nothing, and clears an address with such a filter', async () => {
  const { router } = await open('?difficulty=muy_dificil,facil&distance=long')
  expect(await screen.findByText('Cap ruta amb aquests filtres')).toBeVisible()
  const sheet = await openSheet()
  expect(sheet.getByRole('button', { name: 'Cap ruta amb aquests filtres' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  // the map would have nothing to show, and its link would cover the text
  expect(screen.queryByRole('link', { name: 'Mapa' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Treu els filtres' }))
  expect(await screen.findByText('Volta a Fitor')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('moves the focus to the field above when an empty list is cleared by keyboard', async () => {
  await open('?q=xyz&distance=short')
  const clear = await screen.findByRole('button', { name: 'Treu els filtres' })
  clear.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Volta a Fitor')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
})

it('advises to change the search without filters, and to clear filters with one', async () => {
  const { router } = await open('?q=xyz')
  expect(await screen.findByText('Cap ruta amb «xyz»')).toBeVisible()
  expect(screen.getByText(ca.filter.nothingText)).toBeVisible()
  await act(() => router.navigate('/rutas/lista?q=xyz&distance=short'))
  expect(await screen.findByText(ca.route.noMatchText)).toBeVisible()
})

it('ignores unknown values in the address', async () => {
  await open('?distance=huge&season=%E0%A4&modality=&province=Atlantis&tab=x')
  expect(await screen.findByText('Volta a Fitor')).toBeVisible()
  expect(screen.getByText('Ruta curta')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Filtres actius' })).toBeNull()
})

it('finds words without accents at once, and adds the server’s hits when it answers', async () => {
  const { router } = await open()
  const field = await screen.findByRole('searchbox', { name: 'Cerca rutes' })
  await userEvent.type(field, 'romanya')
  await waitFor(() => expect(screen.queryByText('Volta a Fitor')).toBeNull())
  expect(screen.getByText('Ruta curta')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toBe('?q=romanya'))
  await userEvent.clear(field)
  await userEvent.type(field, 'menhir')
  await waitFor(() => expect(router.state.location.search).toBe('?q=menhir'))
  await waitFor(() => {
    expect(screen.getByText('Ruta curta')).toBeVisible()
    expect(screen.queryByText('Volta a Fitor')).toBeNull()
  })
})

it('searches the loaded list when the search call fails', async () => {
  await open('?q=fitor', ({ query }: FakeCall) => (query.get('search') ? problem(503, 'busy') : routes))
  expect(await screen.findByText('Volta a Fitor')).toBeVisible()
  expect(screen.queryByText('Ruta curta')).toBeNull()
})

it('says that a territory has no routes yet', async () => {
  await open('', () => [])
  expect(await screen.findByText('Encara no hi ha rutes')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
