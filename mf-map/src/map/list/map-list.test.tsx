import '@testing-library/jest-dom/vitest'
import { queryClient } from '@sureda/remote/query'
import { makeExperience } from '@sureda/testing/content-factories'
import { answerLater, problem } from '@sureda/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser, fakePosition } from '../../testing/fake-browser.ts'
import { answers, HERE, open } from '../../testing/open-map.ts'

beforeEach(fakeBrowser)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Five lists of items, closures and the outlines. */
const CALLS = 7

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('sets every filter of the map, without offering a choice of ground', async () => {
  const { router } = await open('/mapa?view=list')
  await screen.findByRole('list', { name: '7 llocs' })
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filtres' })
  expect(within(sheet).queryByRole('radio', { name: 'Satèl·lit' })).toBeNull()
  await userEvent.click(within(sheet).getByRole('radio', { name: /^4/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=list&rating=4'))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('list', { name: '6 llocs' })).toBeInTheDocument()
})

it('finds an item and opens its screen, and narrows the list to a town', async () => {
  const { router } = await open('/mapa?view=list')
  await screen.findByRole('list', { name: '7 llocs' })
  await userEvent.click(screen.getByRole('button', { name: 'Cerca un lloc' }))
  let sheet = await screen.findByRole('dialog', { name: 'Cerca un lloc' })
  await userEvent.type(within(sheet).getByRole('searchbox'), 'palafrugell')
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Palafrugell' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=list&q=Palafrugell'))
  await userEvent.click(await screen.findByRole('button', { name: 'Treu: «Palafrugell»' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cerca un lloc' }))
  sheet = await screen.findByRole('dialog', { name: 'Cerca un lloc' })
  await userEvent.type(within(sheet).getByRole('searchbox'), 'fonda')
  await userEvent.click(await within(sheet).findByRole('button', { name: 'La fonda' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiencias/e-fonda'))
})

it('takes the own position after saying what for, and says why when there is none', async () => {
  fakePosition({ ...HERE, latitude: 41.86, longitude: 3 })
  await open('/mapa?view=list')
  await screen.findByRole('list', { name: '7 llocs' })
  await userEvent.click(screen.getByRole('button', { name: 'On soc' }))
  const sheet = await screen.findByRole('dialog', { name: 'On ets?' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Permet la ubicació' }))
  await waitFor(() => expect(titles()[0]).toBe('La fonda'))
  fakePosition({ code: 2 }, 'granted')
  await userEvent.click(screen.getByRole('button', { name: 'On soc' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/cel obert/)
})

it('links to help and to a route', async () => {
  const { router } = await open('/mapa?view=list')
  expect(screen.getByRole('link', { name: 'Seguretat' })).toHaveAttribute('href', '/seguridad')
  await userEvent.click(await screen.findByRole('link', { name: 'Mostra la ruta al mapa: Volta a Fitor' }))
  await waitFor(() => expect(router.state.location.search).toBe('?route=r-volta-a-fitor'))
  expect(await screen.findByRole('region', { name: 'Volta a Fitor' })).toBeInTheDocument()
})

it('is as long as before for a visitor who comes back, and starts again with another filter', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    makeExperience({ id: `e-${index}`, title: `Lloc ${index}`, latitude: 41.9, longitude: 3 }),
  )
  const { router } = await open('/mapa?view=list', { 'GET /experiences': many })
  await screen.findByRole('list', { name: '104 llocs' })
  expect(titles()).toHaveLength(40)
  await userEvent.click(screen.getByRole('button', { name: 'Mostra’n 40 més' }))
  expect(titles()).toHaveLength(80)
  await act(() => router.navigate('/experiencias/e-1'))
  expect(screen.getByText('another screen')).toBeVisible()
  await act(() => router.navigate(-1))
  await screen.findByRole('list', { name: '104 llocs' })
  expect(titles()).toHaveLength(80)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Experiències' }))
  expect(titles()).toHaveLength(40)
})

it('says without network that items are missing, not that the filters are too narrow', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: 'test', platform: 'test' })
  await open('/mapa?view=list&layer=route', { 'GET /routes': problem(503, 'busy') })
  expect(await screen.findByText('Falten alguns llocs')).toBeVisible()
  expect(screen.queryByText('Res amb aquests filtres')).toBeNull()
})

it('appears as a whole, so that the last answer moves no row', async () => {
  const later = answerLater('GET /games-map-markers')
  const { api } = await open('/mapa?view=list', {
    'GET /games-map-markers': later.answer,
    'GET /operators': problem(503, 'busy'),
  })
  await waitFor(() => expect(api.calls).toHaveLength(CALLS))
  // all other lists have answered
  await waitFor(() => expect(queryClient.isFetching()).toBe(1))
  expect(screen.getByRole('status', { name: 'S’està carregant…' })).toBeInTheDocument()
  expect(screen.queryByText('La fonda')).toBeNull()
  expect(screen.queryByText('Falten alguns llocs')).toBeNull()
  await act(async () => later.give(answers['GET /games-map-markers']))
  expect(await screen.findByRole('list', { name: '6 llocs' })).toBeInTheDocument()
  expect(screen.getByText('Falten alguns llocs')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'S’està carregant…' })).toBeNull()
})

it('says how many items are listed once they have loaded, at every change of a filter', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const later = answerLater('GET /routes')
  const { api } = await open('/mapa?view=list', { 'GET /routes': later.answer })
  await waitFor(() => expect(api.calls).toHaveLength(CALLS))
  // a list that hangs is no longer waited for
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(screen.getByText('La fonda')).toBeVisible()
  expect(screen.queryByText(/^\d+ llocs?$/)).toBeNull()
  await act(async () => later.give([]))
  const count = await screen.findByText('6 llocs')
  expect(count).toHaveRole('status')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Menjar' }))
  expect(count).toHaveTextContent(/^2 llocs$/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Menjar' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dormir' }))
  expect(count).toHaveTextContent(/^0 llocs$/)
})

it('moves the focus from the pill of one view to that of the other, and only then', async () => {
  const { router } = await open('/mapa')
  const toList = await screen.findByRole('button', { name: 'Llista (7)' })
  expect(document.body).toHaveFocus()
  await userEvent.click(toList)
  const toMap = await screen.findByRole('button', { name: 'Mapa' })
  await waitFor(() => expect(toMap).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Llista (7)' })).toHaveFocus()
  await act(() => router.navigate('/mapa?view=list'))
  expect(await screen.findByRole('button', { name: 'Mapa' })).not.toHaveFocus()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('button', { name: 'Llista (7)' })).not.toHaveFocus()
})

it('scrolls to where it was left for the map', async () => {
  const { router } = await open('/mapa?view=list')
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await screen.findByRole('link', { name: 'La fonda' })
  vi.stubGlobal('scrollY', 640)
  await userEvent.click(screen.getByRole('button', { name: 'Mapa' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Llista/ }))
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' }))
  // another filter is another list
  await userEvent.click(screen.getByRole('button', { name: 'Mapa' }))
  scrolled.mockClear()
  await act(() => router.navigate('/mapa?view=list&layer=restaurant'))
  await screen.findByRole('link', { name: 'La fonda' })
  expect(scrolled).not.toHaveBeenCalled()
})

it('says once above the list that some of it was invented, and nothing where all is real', async () => {
  // the shop of the answers is invented
  const { unmount } = await open('/mapa?view=list')
  await screen.findByRole('list', { name: '7 llocs' })
  expect(screen.getAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
  unmount()
  await open('/mapa?view=list&layer=restaurant')
  await screen.findByRole('list', { name: '2 llocs' })
  expect(screen.queryByText('Una part és inventada per a la demo.')).toBeNull()
})
