import type { RemoteName, RouteContribution } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import { defineScreen, useScreenTitle } from '@sureda/remote/shell'
import { type FakeApi, fakeApi, noNetwork } from '@sureda/testing/fake-api'
import { setVisitor, type Visitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { TextLink } from '@sureda/ui/base'
import { toastQueue } from '@sureda/ui/core'
import { Screen } from '@sureda/ui/frame'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  exported,
  FakeNetwork,
  fakeRegistry,
  fakeRelease,
  fakeRemote,
} from '../federation/fake-releases.testing.ts'
import { rulesOfPath } from './create-router.ts'
import { firstScreen } from './first-screen.ts'
import { resetRemoteRuntime } from './load-remote-runtime.ts'
import { provideNavigation } from './navigation.ts'
import { appRoutes } from './routes.tsx'

let api: FakeApi
let network: FakeNetwork
/** A separate remote per test: loaded parts stay loaded for the life of a page. */
let name: RemoteName = 'mf-t0'
let count = 0
const route = (path: string, access: RouteContribution['access'] = 'public', more: object = {}) => ({
  path,
  screen: './list',
  access,
  title: `${name.replace('-', '_')}:title`,
  ...more,
})
const routesOfAll = () => [
  route('/inicio'),
  route('/experiencias'),
  route('/experiencias/:id'),
  route('/reservas', 'member'),
  route('/guia', 'guide'),
  route('/perfil', 'member'),
  route('/perfil/favoritos', 'member', { asksGuests: true }),
]

/** As declared by mf-profile. */
const FAVORITES = {
  in: 'header',
  path: '/perfil/favoritos',
  label: 'profile:favorites.title',
  icon: 'heart',
  order: 20,
  words: { ca: 'Preferits' },
} as const
const GUARDS = [{ path: '/guia/*', access: 'guide' }]

function Place() {
  const { id } = useParams()
  useScreenTitle(id ? `Detail ${id}` : undefined)
  return (
    <Screen title={id ? `Detail ${id}` : 'The list'}>
      <TextLink href="/experiencias/e-pela">one</TextLink>
    </Screen>
  )
}

beforeEach(async () => {
  count += 1
  name = `mf-t${count}`
  resetRemoteRuntime()
  exported.clear()
  network = new FakeNetwork()
  exported.set(`${name} 1.0.0 ./list`, defineScreen({ Component: Place }))
  api = fakeApi({
    'GET /mf/:remote/:version/locales/ca.json': () => new Response('{"title":"Experiències"}'),
    'GET /settings/welcome': noNetwork,
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('innerWidth', 390)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await initI18n('ca')
  history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
  api.restore()
  for (const toast of toastQueue.snapshot()) toastQueue.dismiss(toast.id)
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(address: string, visitor: Visitor = 'guest', remote: object = {}) {
  setVisitor(visitor)
  const row = fakeRemote(name, remote)
  const contributes = {
    ...row.contributes,
    routes: routesOfAll(),
    nav: [FAVORITES, { ...FAVORITES, in: 'bottom-bar' }],
    guards: GUARDS,
  }
  const registry = fakeRegistry({ [name]: { ...row, contributes } })
  const routes = appRoutes(registry)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  provideNavigation({
    go: (to, options) => void router.navigate(to, options),
    recheck: () => router.revalidate(),
    rulesOf: (path) => rulesOfPath(routes, path),
  })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(router.state.initialized).toBe(true))
  return {
    router,
    at: () => router.state.location.pathname + router.state.location.search,
  }
}
const toasts = () => toastQueue.snapshot().map((toast) => toast.text)

it('shows a remote’s screen in the shell’s frame, with its declared title until it has its own', async () => {
  const { router } = await open('/experiencias')
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Experiències · Suro Viu'))
  expect(screen.getByRole('navigation', { name: 'Llocs principals' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enrere' }).getAttribute('href')).toBe('/inicio')
  await act(() => router.navigate('/experiencias/e-pela'))
  expect(await screen.findByRole('heading', { name: 'Detail e-pela' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Detail e-pela · Suro Viu'))
})

it.each([
  ['/', '/welcome'],
  ['/home', '/inicio'],
  ['/experiences', '/experiencias'],
  ['/agencias/o-1?from=x', '/operadores/o-1?from=x'],
  ['/guide/config', '/guia/perfil'],
])('%s leads to %s', async (from, to) => {
  const { at } = await open(from, 'guide')
  // a signed-in person is redirected from the welcome screen
  expect(at()).toBe(to === '/welcome' ? '/inicio' : to)
})

it('sends a guest from a member’s screen to the login screen, says why there, and keeps the target', async () => {
  const { at } = await open('/reservas?status=pending')
  expect(at()).toBe('/login?error=login_required')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('cal que iniciïs la sessió')
  expect(localStorage.getItem('post_login_redirect')).toBe('/reservas?status=pending')
  expect(network.requested).toHaveLength(0)
})

it.each<[string, Visitor, string, string]>([
  ['/guia', 'member', 'access_denied', 'Aquesta part és per a guies'],
  ['/admin', 'member', 'cms_access_denied', 'no té accés a la gestió de continguts'],
  ['/dashboard', 'guest', 'login_required', 'cal que iniciïs la sessió'],
])('explains at home why %s did not open for a %s', async (path, visitor, error, words) => {
  const { at } = await open(path, visitor)
  expect(at()).toBe(`/inicio?error=${error}`)
  await waitFor(() => expect(toasts().join()).toContain(words))
})

it.each([
  ['the shell’s own screen', '/welcome', Place],
  ['a remote’s screen', '/experiencias', Place],
  [
    'a screen that throws',
    '/experiencias',
    () => {
      throw new TypeError('undefined is not a function')
    },
  ],
])('handles taps itself as soon as %s works', async (_which, address, Component) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  exported.set(`${name} 1.0.0 ./list`, defineScreen({ Component }))
  firstScreen.isRendered = true
  const endEarlyTaps = vi.fn()
  window.__SUREDA_TAP__ = endEarlyTaps
  await open(address)
  await waitFor(() => expect(endEarlyTaps).toHaveBeenCalledOnce())
})

it('requests nothing again for a filter in the address, and everything for a retry', async () => {
  const { router, at } = await open('/reservas', 'member')
  act(() => setVisitor('guest'))
  await act(() => router.navigate('/reservas?status=pending'))
  expect(at()).toBe('/reservas?status=pending')
  await act(() => router.revalidate())
  expect(at()).toBe('/login?error=login_required')
})

it('says so when an address has no screen', async () => {
  await open('/no-such-place')
  expect(await screen.findByRole('heading', { name: 'Has sortit del camí' })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Llocs principals' })).toBeTruthy()
})

it('keeps header, bottom bar and other screens when a remote cannot be loaded, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = `/mf/${name}/1.0.0/js/list.js`
  // the order of screen and prefetch does not matter
  network.fate(file, ...Array<'lost'>(20).fill('lost'))
  await open('/experiencias')
  const error = await screen.findByRole('alert')
  expect(within(error).getByRole('heading').textContent).toContain('No s’ha pogut obrir')
  expect(screen.getByRole('navigation', { name: 'Llocs principals' })).toBeTruthy()
  network.fate(file)
  await userEvent.click(within(error).getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy()
})

it('contains a screen that throws while rendering; the retry takes the last known good', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new TypeError('undefined is not a function')
  }
  exported.set(`${name} 1.0.0 ./list`, defineScreen({ Component: Broken }))
  exported.set(`${name} 0.9.0 ./list`, defineScreen({ Component: Place }))
  await open('/experiencias', 'guest', { lastKnownGood: fakeRelease(name, '0.9.0') })
  const error = await screen.findByRole('alert')
  await userEvent.click(within(error).getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy()
})

it.each([
  ['made for another shell', { requires: { shellApi: '^9.0.0' } }, 'necessita una versió més nova'],
  ['switched off', { state: 'disabled' }, 'està en pausa'],
])('explains the state of a remote that is %s', async (_name, remote, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('/experiencias', 'guest', remote)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(network.requested).toHaveLength(0)
})

it('asks a guest to sign in when favorites are pressed, and goes to the login screen on Continue', async () => {
  const { at } = await open('/experiencias')
  await userEvent.click(await screen.findByRole('link', { name: 'Preferits' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cal iniciar la sessió' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continua' }))
  await waitFor(() => expect(at()).toBe('/login'))
  expect(localStorage.getItem('post_login_redirect')).toBe('/perfil/favoritos')
})

it('opens the side menu at home, and signing out asks first', async () => {
  api.answer({ 'POST /api/logout': { ok: true } })
  const { at } = await open('/inicio', 'member')
  await userEvent.click(await screen.findByRole('button', { name: 'Obre el menú' }))
  const menu = await screen.findByRole('dialog', { name: 'Menú' })
  await userEvent.click(within(menu).getByRole('button', { name: 'Tanca la sessió' }))
  const question = await screen.findByRole('alertdialog')
  expect(useSession.getState().token).not.toBeNull()
  await userEvent.click(within(question).getByRole('button', { name: 'Tanca la sessió' }))
  await waitFor(() => expect(useSession.getState().token).toBeNull())
  await waitFor(() => expect(at()).toBe('/welcome'))
})
