import '@testing-library/jest-dom/vitest'
import { makeExperience, makeLocation } from '@sureda/testing/content-factories'
import { answerLater, type FakeCall, problem } from '@sureda/testing/fake-api'
import { makeGameMarker } from '@sureda/testing/game-factories'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser, fakePosition } from '../../testing/fake-browser.ts'
import { answers, HERE, open, pin } from '../../testing/open-map.ts'

beforeEach(() => {
  fakeBrowser()
  fakePosition(HERE, 'granted')
})
afterEach(() => vi.unstubAllGlobals())

it('narrows routes by length, time and difficulty, says how many remain, and removes each filter', async () => {
  const { router } = await open('/mapa?layer=route')
  await pin(/Volta a Fitor, Ruta/)
  await userEvent.click(screen.getByRole('button', { name: 'Capes' }))
  const sheet = await screen.findByRole('dialog', { name: 'Capes' })
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Més de 15\u00a0km' }))
  await waitFor(() => expect(within(sheet).getByRole('button', { name: /0/ })).toBeDisabled())
  await waitFor(() => expect(router.state.location.search).toBe('?layer=route&distance=long'))
  await userEvent.keyboard('{Escape}')
  const remove = await screen.findByRole('button', { name: 'Treu: Més de 15\u00a0km' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Volta a Fitor/ })).toBeNull())
  await userEvent.click(remove)
  await pin(/Volta a Fitor/)
})

it('shows the games of story tours with their status, and opens those that can be played', async () => {
  await open('/mapa?layer=game', {
    'GET /games-map-markers': [
      makeGameMarker({ latitude: 41.97, longitude: 3.02 }),
      makeGameMarker({ id: 'g-2', title: 'El port', status: 'locked', latitude: 41.88, longitude: 2.9 }),
    ],
  })
  await pin(/El port, Joc, Encara tancat/)
  await userEvent.click(await pin(/La fàbrica, Joc, A punt per jugar/))
  const panel = await screen.findByRole('region', { name: 'La fàbrica' })
  expect(within(panel).getByRole('link', { name: 'Juga' })).toHaveAttribute(
    'href',
    '/storytours/t-palafrugell/games/g-museu',
  )
})

it('has neither games nor their layer without their remote', async () => {
  await open('/mapa?view=list', {}, ['/storytours'])
  expect(await screen.findByRole('list', { name: '6 llocs' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }))
  await screen.findByRole('dialog', { name: 'Filtres' })
  expect(screen.queryAllByText('Jocs')).toEqual([])
})

it('finds a place by its name without accents, also where filters hide it', async () => {
  await open('/mapa?layer=restaurant')
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'Cerca un lloc' }))
  const sheet = await screen.findByRole('dialog', { name: 'Cerca un lloc' })
  await waitFor(() => expect(within(sheet).getByRole('searchbox')).toHaveFocus())
  await userEvent.keyboard('fabrica')
  await userEvent.click(await within(sheet).findByRole('button', { name: 'La fàbrica' }))
  expect(await screen.findByRole('region', { name: 'La fàbrica' })).toBeInTheDocument()
  expect(await pin(/La fàbrica, Joc/)).toHaveAttribute('aria-pressed', 'true')
})

it('goes from pin to pin with the arrow keys: one Tab stop for all of them', async () => {
  await open()
  const fonda = await pin(/La fonda/)
  const stops = screen
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0 && button.closest('.leaflet-pane'))
  expect(stops).toHaveLength(1)
  fonda.focus()
  fireEvent.keyDown(fonda, { key: 'ArrowUp' })
  expect(document.activeElement).not.toBe(fonda)
  expect(document.activeElement?.closest('.leaflet-marker-pane')).not.toBeNull()
  expect(fonda.tabIndex).toBe(-1)
})

it('says that a linked item no longer exists, and that nothing passes the filters', async () => {
  const { router } = await open('/mapa?item=location:nowhere&layer=accommodation')
  expect(await screen.findByText('Aquest lloc ja no és al mapa.')).toBeVisible()
  // only the sentences are announced, not the buttons
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said.filter(Boolean)).toEqual(['Aquest lloc ja no és al mapa.', 'Res amb aquests filtres'])
  await userEvent.click(screen.getByRole('button', { name: 'Tanca' }))
  await userEvent.click(screen.getByRole('button', { name: 'Treu els filtres' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await pin(/La fonda/)
})

it('shows names as text, whatever characters they contain', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const { container } = await open('/mapa', {
    'GET /locations': [makeLocation({ name, latitude: 41.95, longitude: 2.95 })],
  })
  expect(await screen.findByRole('button', { name: `${name}, Turisme` })).toBeInTheDocument()
  expect(container.querySelector('img[src="x"]')).toBeNull()
})

it('updates the address as the map moves, where the address names a place', async () => {
  const { router } = await open('/mapa?at=41.9,3,12')
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'Apropa' }))
  await waitFor(() => expect(router.state.location.search).toMatch(/at=41\.9\d*%2C3\.?\d*%2C13/))
})

it('opens on the territory where the address names a place on the other side of the earth', async () => {
  const { router } = await open('/mapa?at=0,0,12')
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'Apropa' }))
  await waitFor(() => expect(router.state.location.search).toMatch(/at=41\.\d+%2C[23]\.?\d*%2C/))
})

it('does not say that an item no longer exists when its list failed', async () => {
  await open('/mapa?item=operator:somewhere', { 'GET /operators': problem(503, 'busy') })
  expect(await screen.findByText('Falten alguns llocs')).toBeVisible()
  expect(screen.queryByText('Aquest lloc ja no és al mapa.')).toBeNull()
})

it('filters by the search text of the address as the lists do, long texts included', async () => {
  const { router, api } = await open('/mapa?q=FÀBRICA', {
    'GET /experiences': ({ query }: FakeCall) =>
      query.has('search') ? [makeExperience({ id: 'e-bar' })] : answers['GET /experiences'],
  })
  await pin(/La fàbrica/)
  await pin(/El bar/)
  expect(screen.queryByRole('button', { name: /La fonda/ })).toBeNull()
  expect(api.callsOf('GET /experiences').map(({ query }) => query.get('search'))).toContain('FÀBRICA')
  await userEvent.click(screen.getByRole('button', { name: 'Treu: «FÀBRICA»' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await pin(/La fonda/)
})

it('does not say that nothing matches where the list that may match has failed', async () => {
  await open('/mapa?layer=route', { 'GET /routes': problem(503, 'busy') })
  expect(await screen.findByText('Falten alguns llocs')).toBeVisible()
  expect(screen.queryByText('Res amb aquests filtres')).toBeNull()
})

it('says that a territory has nothing yet, without offering to clear filters', async () => {
  await open('/mapa', {
    'GET /locations': [],
    'GET /experiences': [],
    'GET /routes': [],
    'GET /operators': [],
    'GET /games-map-markers': [],
  })
  expect(await screen.findByText('Encara no hi ha res al mapa')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Treu els filtres' })).toBeNull()
})

it('announces how many items are shown when a filter changes it, and nothing before they have loaded', async () => {
  const later = answerLater('GET /operators')
  await open('/mapa', { 'GET /operators': later.answer })
  await pin(/La fonda/)
  expect(screen.queryByText('6 llocs')).toBeNull()
  await act(async () => later.give(answers['GET /operators']))
  const count = await screen.findByText('7 llocs')
  expect(count).toHaveRole('status')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Menjar' }))
  expect(count).toHaveTextContent(/^2 llocs$/)
  // one announcement at a time: here the notice says that nothing is left
  await userEvent.click(screen.getByRole('checkbox', { name: 'Menjar' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dormir' }))
  expect(await screen.findByText('Res amb aquests filtres')).toHaveRole('status')
  expect(count).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Treu els filtres' }))
  expect(count).toHaveTextContent(/^7 llocs$/)
})
