import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { makeRouteDetail } from '@sureda/testing/content-factories'
import { type FakeCall, problem } from '@sureda/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakeBrowser } from '../testing/fake-browser.ts'
import { fakeWalk } from '../testing/fake-walk.ts'
import { open } from '../testing/open-map.ts'
import { discardTracking, startTracking, useTracking } from './walk/tracker.ts'

const track: [number, number, number][] = [
  [41.9, 3, 0],
  [41.91, 3, 0],
]
const fitor = makeRouteDetail({ id: 'rt-fitor', title: 'Dòlmens de Fitor', schematic: false, track })
const pela = makeRouteDetail({ id: 'rt-pela', title: 'Camí de la pela', schematic: false, track })
const routes = ({ params: { id } }: FakeCall) => (id === 'rt-pela' ? pela : fitor)

let phone: ReturnType<typeof fakeWalk>
beforeEach(() => {
  fakeBrowser()
  phone = fakeWalk()
})
afterEach(async () => {
  await act(() => discardTracking())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const state = () => useTracking.getState()
const panel = (name: string) => screen.findByRole('region', { name })
async function walkOn(address: string) {
  const page = await open(address, { 'GET /routes/:id': routes })
  await userEvent.click(await screen.findByRole('button', { name: /^(Comença|Enregistra el meu passeig)$/ }))
  await waitFor(() => expect(state().phase).toBe('on'))
  act(() => phone.go({ latitude: 41.9, longitude: 3, at: Date.now() }))
  return { ...page, goTo: (to: string) => act(() => page.router.navigate(to)) }
}

it('follows the route of the walk after coming back to the map without it', async () => {
  const { goTo } = await walkOn('/mapa?route=rt-fitor')
  await waitFor(() => expect(state().progress).not.toBeNull())
  await goTo('/inicio')
  await goTo('/mapa')
  expect(await panel('Dòlmens de Fitor')).toBeVisible()
  expect(state()).toMatchObject({ recording: { routeId: 'rt-fitor' } })
  expect(state().progress).not.toBeNull()
})

it('makes other routes faint only while one is shown or followed', async () => {
  const { goTo } = await walkOn('/mapa?route=rt-fitor')
  await panel('Dòlmens de Fitor')
  const map = () => screen.findByRole('region', { name: ca.title })
  expect(await map()).toHaveAttribute('data-quiet', 'true')
  await act(() => discardTracking())
  await goTo('/mapa')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Dòlmens de Fitor' })).toBeNull())
  expect(await map()).not.toHaveAttribute('data-quiet')
})

it('says on other screens that the walk goes on, and removes the message on the map', async () => {
  const { goTo, shell } = await walkOn('/mapa?route=rt-fitor')
  await goTo('/inicio')
  await waitFor(() => expect(shell.toasts).toMatchObject([{ text: ca.gps.goesOn }]))
  await goTo('/mapa')
  await panel('Dòlmens de Fitor')
  await waitFor(() => expect(shell.toasts).toEqual([]))
})

it('moves the focus of the pill, which the panel replaces, to the screen', async () => {
  const { goTo } = await walkOn('/mapa')
  await goTo('/mapa?view=list')
  await userEvent.click(await screen.findByRole('button', { name: 'Mapa' }))
  expect(await panel('El teu passeig')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Llista/ })).toBeNull())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('follows a route that is chosen while a walk without one is recorded', async () => {
  const { goTo } = await walkOn('/mapa')
  expect(await panel('El teu passeig')).toBeVisible()
  await goTo('/mapa?route=rt-fitor')
  expect(await panel('Dòlmens de Fitor')).toBeVisible()
  expect(state().recording).toMatchObject({ routeId: 'rt-fitor', title: 'Dòlmens de Fitor' })
  await waitFor(() => expect(state().progress).not.toBeNull())
  await goTo('/mapa')
  expect(await panel('Dòlmens de Fitor')).toBeVisible()
})

it('asks before a walk on one route goes on along another', async () => {
  const { goTo, router } = await walkOn('/mapa?route=rt-fitor')
  await goTo('/mapa?route=rt-pela')
  const dialog = await screen.findByRole('alertdialog', { name: 'Vols seguir «Camí de la pela»?' })
  expect(dialog).toHaveTextContent('Ara segueixes «Dòlmens de Fitor»')
  await userEvent.click(within(dialog).getByRole('button', { name: ca.gps.change.keep }))
  expect(state().recording?.routeId).toBe('rt-fitor')
  await waitFor(() => expect(router.state.location.search).toBe(''))

  await goTo('/mapa?route=rt-pela')
  await userEvent.click(await screen.findByRole('button', { name: 'Segueix-la' }))
  expect(state().recording).toMatchObject({ routeId: 'rt-pela', title: 'Camí de la pela' })
  expect(await panel('Camí de la pela')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(router.state.location.search).toBe('?route=rt-pela'))
})

it('says what is missing while its route cannot be loaded, and loads it again', async () => {
  const { api } = await open('/mapa?route=rt-fitor', {
    'GET /routes/:id': problem(503, 'busy', 'Massa gent.'),
  })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`${ca.gps.noRoute.title}Massa gent.`)
  expect(alert).not.toHaveTextContent(ca.gps.noRoute.text)
  // a person may start all the same
  await act(() => startTracking(fitor))
  expect(await screen.findByRole('alert')).toHaveTextContent(`Massa gent. ${ca.gps.noRoute.text}`)
  api.answer({ 'GET /routes/:id': routes })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  act(() => phone.go({ latitude: 41.9, longitude: 3, at: Date.now() }))
  await waitFor(() => expect(state().progress).not.toBeNull())
})

it('links to the routes from one that does not exist, and does not call it a walk', async () => {
  await open('/mapa?route=nope', { 'GET /routes/:id': problem(404, 'not_found', 'No hi ha res aquí.') })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`${ca.gps.noSuchRoute.title}${ca.gps.noSuchRoute.text}`)
  expect(within(alert).getByRole('link', { name: 'Mira les rutes' })).toHaveAttribute('href', '/rutas/lista')
  expect(screen.queryByRole('button', { name: 'Torna-ho a provar' })).toBeNull()
  expect(await panel('Ruta')).toBeVisible()
  expect(screen.queryByText('El teu passeig')).toBeNull()
})

it('says that the screen stays on while it records, not while paused', async () => {
  await walkOn('/mapa')
  expect(await screen.findByText(ca.gps.ask.screen)).toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('button', { name: 'Pausa' })[0] as HTMLElement)
  await waitFor(() => expect(state().phase).toBe('paused'))
  expect(screen.queryByText(ca.gps.ask.screen)).toBeNull()
})

it('stays on its route, and says so, where the other one cannot be loaded', async () => {
  const { goTo, api, shell, router } = await walkOn('/mapa?route=rt-fitor')
  api.answer({ 'GET /routes/:id': problem(503, 'busy', 'Massa gent.') })
  await goTo('/mapa?route=rt-pela')
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([{ kind: 'error', text: `${ca.gps.noRoute.title}. Massa gent.` }]),
  )
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(state().recording?.routeId).toBe('rt-fitor')
})
