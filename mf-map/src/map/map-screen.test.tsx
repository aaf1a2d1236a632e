import '@testing-library/jest-dom/vitest'
import { makeClosedArea } from '@sureda/testing/agency-factories'
import { makeExperience, makeLocation } from '@sureda/testing/content-factories'
import { problem } from '@sureda/testing/fake-api'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser, fakePosition } from '../testing/fake-browser.ts'
import { answers, HERE, open, pin } from '../testing/open-map.ts'

beforeEach(() => {
  fakeBrowser()
  fakePosition(HERE, 'granted')
})
afterEach(() => vi.unstubAllGlobals())

it('shows a pin for every kind of item', async () => {
  await open()
  for (const name of [
    /La pela del suro, Experiència/,
    /La fonda, Restaurant/,
    /Museu del Suro, Turisme/,
    /Volta a Fitor, Ruta/,
    /La botiga, Comerç/,
  ])
    await pin(name)
})

it('shows only the layers of the address, and changes the address by its chips', async () => {
  const { router } = await open('/mapa?layer=restaurant')
  await pin(/La fonda/)
  expect(screen.queryByRole('button', { name: /La pela/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Experiències' }))
  await pin(/La pela/)
  await waitFor(() => expect(router.state.location.search).toBe('?layer=restaurant%2Cexperience'))
})

it('filters restaurants by their stars', async () => {
  await open('/mapa?rating=4')
  await pin(/La fonda/)
  expect(screen.queryByRole('button', { name: /El bar/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Treu: 4/ }))
  await pin(/El bar/)
})

it('opens a pin as a sheet, and a linked item at once', async () => {
  const { router } = await open()
  await userEvent.click(await pin(/La fonda/))
  const panel = await screen.findByRole('region', { name: 'La fonda' })
  expect(within(panel).getByRole('link', { name: 'Mira-ho' })).toHaveAttribute(
    'href',
    '/experiencias/e-fonda',
  )
  await waitFor(() => expect(router.state.location.search).toBe('?item=experience%3Ae-fonda'))
  await userEvent.click(within(panel).getByRole('button', { name: 'Tanca' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

/** The pin of the Leaflet map, not of the still map before it. */
const leafletPin = (name: RegExp) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name })
    expect(button.closest('.leaflet-pane')).not.toBeNull()
    return button
  })

it('closes the sheet of a pin by Escape and by its button, each time with the focus on the pin', async () => {
  await open()
  const fonda = await leafletPin(/La fonda/)
  await userEvent.click(fonda)
  const panel = await screen.findByRole('region', { name: 'La fonda' })
  act(() => within(panel).getByRole('link', { name: 'Mira-ho' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(panel).not.toBeInTheDocument()
  await waitFor(() => expect(fonda).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  const again = await screen.findByRole('region', { name: 'La fonda' })
  await userEvent.click(within(again).getByRole('button', { name: 'Tanca' }))
  expect(again).not.toBeInTheDocument()
  await waitFor(() => expect(fonda).toHaveFocus())
})

it('leaves the sheet of a pin open when Escape closes a dialog above it', async () => {
  await open('/mapa?item=experience:e-fonda')
  const panel = await screen.findByRole('region', { name: 'La fonda' })
  await userEvent.click(screen.getByRole('button', { name: 'Cerca un lloc' }))
  const search = await screen.findByRole('dialog', { name: 'Cerca un lloc' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(search).not.toBeInTheDocument())
  expect(panel).toBeInTheDocument()
})

it('shows a warning in the sheet of an item before its links, and in the list', async () => {
  const warned = makeLocation({
    latitude: 41.95,
    longitude: 2.95,
    status_note: 'Camins tancats pel foc.',
    status_date: '2026-07-05',
  })
  await open('/mapa?item=location%3Al-museu-del-suro', { 'GET /locations': [warned] })
  const panel = await screen.findByRole('region', { name: 'Museu del Suro' })
  const title = within(panel).getByText('Avís · 5 de juliol del 2026')
  expect(within(panel).getByText('Camins tancats pel foc.')).toBeVisible()
  expect(
    within(panel).getByRole('img', { name: 'Dos peladors treuen el suro d’un arbre' }),
  ).toBeInTheDocument()
  const way = within(panel).getByRole('link', { name: 'Com arribar-hi' })
  expect(title.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(within(panel).getByRole('button', { name: 'Tanca' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Llista/ }))
  expect(await screen.findAllByText('Avís')).toHaveLength(1)
})

it('shows an informing notice in the sheet only, and marks neither pin nor line', async () => {
  const told = makeLocation({
    latitude: 41.95,
    longitude: 2.95,
    status_note: 'Obres a l’aparcament.',
    status_date: '2026-07-05',
    status_level: 'info',
  })
  await open('/mapa?item=location%3Al-museu-del-suro', { 'GET /locations': [told] })
  const panel = await screen.findByRole('region', { name: 'Museu del Suro' })
  expect(within(panel).getByText('Obres a l’aparcament.').closest('[data-kind]')).toHaveAttribute(
    'data-kind',
    'info',
  )
  expect(await pin(/Museu del Suro/)).toHaveAccessibleName('Museu del Suro, Turisme')
  await userEvent.click(within(panel).getByRole('button', { name: 'Tanca' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Llista/ }))
  expect(await screen.findByRole('heading', { name: 'Museu del Suro' })).toBeVisible()
  expect(screen.queryByText('Avís')).toBeNull()
})

it('asks which item where several share a coordinate', async () => {
  await open('/mapa', {
    'GET /experiences': [
      makeExperience({ latitude: 41.88, longitude: 2.9 }),
      makeExperience({ id: 'e-2', title: 'Taller de taps', latitude: 41.88, longitude: 2.9 }),
    ],
  })
  await userEvent.click(await pin(/2 llocs aquí/))
  const choice = await screen.findByRole('region', { name: '2 llocs aquí' })
  // the buttons are always above the sheet, also when it grows
  const above = () => screen.getByRole('button', { name: 'Capes' }).closest('[data-above]')
  expect(above()).toHaveAttribute('data-above', 'half')
  await userEvent.click(within(choice).getByRole('button', { name: 'Amplia el full' }))
  expect(above()).toHaveAttribute('data-above', 'full')
  await userEvent.click(within(choice).getByRole('button', { name: 'Taller de taps' }))
  expect(await screen.findByRole('region', { name: 'Taller de taps' })).toBeInTheDocument()
})

it('has a list of the same items, nearest first once the position is known', async () => {
  const { router } = await open()
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'On soc' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Llista (7)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=list'))
  const list = await screen.findByRole('list', { name: '7 llocs' })
  const titles = within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
  expect(titles[0]).toBe('Volta a Fitor')
  expect(titles).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'Mapa' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('says what the position is for before the browser asks', async () => {
  const asked = fakePosition(HERE)
  await open()
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'On soc' }))
  const sheet = await screen.findByRole('dialog', { name: 'On ets?' })
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Permet la ubicació' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

it.each([
  [1, /Has bloquejat la ubicació|ubicació/],
  [2, /cel obert/],
  [3, /massa/],
])('has a sentence for position error %i', async (code, sentence) => {
  fakePosition({ code }, 'granted')
  await open()
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'On soc' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tanca' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('draws its own ground and says so when no tile comes, and tries again when asked', async () => {
  const { container } = await open()
  await pin(/La fonda/)
  const tiles = () => container.querySelectorAll('img.leaflet-tile')
  await waitFor(() => expect(tiles().length).toBeGreaterThan(3))
  for (const tile of tiles()) fireEvent.error(tile)
  const notice = await screen.findByText('Sense mapa de fons: el dibuixem.')
  expect(notice).toBeVisible()
  // only the sentence is announced, not the button
  expect(notice).toHaveRole('status')
  expect(tiles()).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  await waitFor(() => expect(tiles().length).toBeGreaterThan(3))
})

it('shows its own ground where some tiles do not come, says so, and loads them again', async () => {
  const { container } = await open()
  await pin(/La fonda/)
  const tiles = () => [...container.querySelectorAll('img.leaflet-tile')]
  await waitFor(() => expect(tiles().length).toBeGreaterThan(5))
  const [first, ...others] = tiles()
  if (first) fireEvent.load(first)
  expect(screen.queryByText(/mapa de fons/)).toBeNull()
  for (const tile of others) fireEvent.error(tile)
  expect(await screen.findByText('Falten trossos del mapa de fons: els dibuixem.')).toBeVisible()
  expect(first).toBeInTheDocument()
  expect(screen.getByText('Cassà de la Selva')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  await waitFor(() => expect(screen.queryByText(/Falten trossos/)).toBeNull())
  expect(first).not.toBeInTheDocument()
  expect(tiles().length).toBeGreaterThan(5)
})

it('asks for no tile without network', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: 'test', platform: 'test' })
  const { container } = await open()
  expect(await screen.findByText('Mapa dibuixat amb el que ja tens.')).toBeVisible()
  expect(container.querySelectorAll('img.leaflet-tile')).toHaveLength(0)
})

it('changes the ground in the layers sheet', async () => {
  const { router } = await open()
  await pin(/La fonda/)
  await userEvent.click(screen.getByRole('button', { name: 'Capes' }))
  const sheet = await screen.findByRole('dialog', { name: 'Capes' })
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Satèl·lit' }))
  await waitFor(() => expect(router.state.location.search).toBe('?base=satellite'))
  expect(localStorage.getItem('map_view:gavarres')).toMatch(/;satellite$/)
})

it('shows the other lists when one fails, and says that items are missing', async () => {
  await open('/mapa', { 'GET /locations': problem(503, 'busy') })
  await pin(/La fonda/)
  expect(screen.getByText('Falten alguns llocs')).toBeVisible()
})

it('shows the map when no list could be loaded, with a retry', async () => {
  const down = problem(503, 'busy', 'Massa gent alhora.')
  const { api } = await open('/mapa', {
    'GET /locations': down,
    'GET /experiences': down,
    'GET /routes': down,
    'GET /operators': down,
    'GET /games-map-markers': down,
  })
  expect(await screen.findByText('Massa gent alhora.')).toBeVisible()
  api.answer(answers)
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  await pin(/La fonda/)
})

it('says when no place passes the filters, in the list', async () => {
  await open('/mapa?view=list&layer=accommodation')
  expect(await screen.findByText('Res amb aquests filtres')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Treu els filtres' }))
  expect(await screen.findByText('La fonda')).toBeVisible()
})

it('hides drawings from screen readers, which get the pins', async () => {
  const { container } = await open()
  const fonda = await pin(/La fonda/)
  expect(fonda.closest('[aria-hidden]')).toBeNull()
  expect((await screen.findByText('Cassà de la Selva')).closest('[aria-hidden="true"]')).not.toBeNull()
  const drawings = container.querySelectorAll('.leaflet-map-pane svg')
  expect(drawings.length).toBeGreaterThan(1)
  for (const drawing of drawings) expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull()
})

it('draws closed land and says when and why; past closures are not drawn', async () => {
  const closed = makeClosedArea({ until: '2999-01-01' })
  const { container } = await open('/mapa', {
    'GET /closures': [closed, makeClosedArea({ id: 'c-over', until: '2020-01-01', note: 'Foc apagat.' })],
  })
  const legend = await screen.findByText('1 zona tancada')
  await userEvent.click(legend)
  const list = screen.getByRole('list', { name: '1 zona tancada' })
  expect(within(list).getByText(closed.note)).toBeVisible()
  expect(screen.queryByText('Foc apagat.')).toBeNull()
  await waitFor(() =>
    expect(
      container.querySelectorAll('.leaflet-pane[aria-hidden="true"] path[class*="_land_"]'),
    ).toHaveLength(1),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Llista/ }))
  expect(await screen.findByRole('list', { name: '1 zona tancada' })).toHaveTextContent(closed.note)
})
