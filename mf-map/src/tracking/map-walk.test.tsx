import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { makeRouteDetail } from '@sureda/testing/content-factories'
import { renderElement } from '@sureda/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import type { TrackPoint } from '../shared/geo/track-filter.ts'
import { fakeWalk } from '../testing/fake-walk.ts'
import { newRecording, type Recording } from './walk/recording.ts'

const route = makeRouteDetail({
  id: 'rt-fitor',
  title: 'Dòlmens de Fitor',
  schematic: false,
  track: [
    [41.9, 3, 0],
    [41.91, 3, 0],
  ],
})
const now = Date.now()
const place = (index: number, longitude = 3) => ({
  latitude: 41.9 + index * 0.0002,
  longitude,
  at: now + index * 15_000,
})
const point = (index: number): TrackPoint => ({
  ...place(index - 4),
  elevation: null,
  accuracy: 8,
  startsPart: false,
})
const running: Recording = { ...newRecording(route, now - 60_000), lastAt: now }

let phone: ReturnType<typeof fakeWalk>
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  phone = fakeWalk()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that starts on an address with a stored walk. */
async function openPage(stored: Recording | null, address = '/inicio') {
  vi.resetModules()
  const { saveCurrent } = await import('./walk/recording-store.ts')
  if (stored) await saveCurrent(stored, [point(0), point(1)], 0)
  history.replaceState(null, '', address)
  const { provideFakeShell } = await import('@sureda/testing/fake-shell')
  const shell = provideFakeShell()
  const { default: walk } = await import('./map-walk.tsx')
  const { useTracking } = await import('./walk/tracker.ts')
  const page = await renderElement(<walk.Component />, {
    path: '*',
    route: address,
    words: { map: ca },
    answers: { 'GET /routes/:id': route },
  })
  return { ...page, shell, state: useTracking.getState }
}

it('continues the walk on whatever screen the page starts, and says so', async () => {
  const { shell, state } = await openPage(running, '/puntos-de-ruta/p-1')
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([{ text: ca.gps.goesOn, action: { label: 'Mapa' } }]),
  )
  expect(state().phase).toBe('on')
  expect(phone.watching()).toBe(true)
})

it('asks for a tap where the walk cannot go on by itself', async () => {
  phone = fakeWalk('prompt')
  const { state } = await openPage(running)
  expect(await screen.findByRole('alert')).toHaveTextContent(ca.gps.waiting.title)
  expect(phone.watching()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  expect(state().phase).toBe('on')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('does not continue a walk that was paused', async () => {
  const { state } = await openPage({ ...running, activeSince: null })
  await waitFor(() => expect(state().phase).toBe('paused'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each(['/inicio', '/mapa?view=list'])(
  'warns on %s when the route is left, with a way to the map',
  async (address) => {
    const { state } = await openPage(running, address)
    await waitFor(() => expect(state().phase).toBe('on'))
    act(() => phone.go(place(0)))
    await waitFor(() => expect(state().progress?.offRoute.hasJoined).toBe(true))
    for (let i = 1; i < 5; i++) act(() => phone.go(place(i, 3.002)))
    expect(screen.getByRole('alert')).toHaveTextContent('Has sortit de la ruta')
    expect(screen.getByRole('link', { name: 'Mapa' })).toHaveAttribute('href', '/mapa?route=rt-fitor')
    for (let i = 5; i < 7; i++) act(() => phone.go(place(i)))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText(ca.gps.back)).toHaveAttribute('role', 'status')
  },
)

it('can be closed until there is another alert', async () => {
  const { state } = await openPage(running)
  await waitFor(() => expect(state().phase).toBe('on'))
  act(() => phone.fail(2))
  expect(screen.getByRole('alert')).toHaveTextContent(ca.gps.fault.unavailable.title)
  expect(screen.getByRole('link', { name: 'Seguretat' })).toHaveAttribute('href', '/seguridad?route=rt-fitor')
  await userEvent.click(screen.getByRole('button', { name: 'Tanca' }))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => phone.go(place(1)))
  act(() => phone.fail(1))
  expect(await screen.findByRole('alert')).toHaveTextContent(ca.gps.fault.denied.title)
})

it.each(['/mapa', '/seguridad'])('shows no alert on %s', async (address) => {
  const { state } = await openPage(running, address)
  await waitFor(() => expect(state().phase).toBe('on'))
  act(() => phone.fail(2))
  expect(state().fault).toBe('unavailable')
  expect(screen.queryByRole('alert')).toBeNull()
})
