import '@testing-library/jest-dom/vitest'
import { makeRouteDetail } from '@sureda/testing/content-factories'
import { problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import type { TrackingFault } from '../shared/position-watch.ts'
import { TrackingAlert } from './tracking-alert.tsx'
import { newRecording } from './walk/recording.ts'
import { followed, progressOf, type RouteProgress } from './walk/route-progress.ts'
import { type Tracking, useTracking } from './walk/tracker.ts'

const empty = useTracking.getState()
afterEach(() => act(() => useTracking.setState(empty)))

const route = makeRouteDetail({
  id: 'rt-fitor',
  title: 'Dòlmens de Fitor',
  schematic: false,
  track: [
    [41.9, 3, 0],
    [41.91, 3, 0],
  ],
})
const show = async (
  state: Partial<Tracking>,
  more: Omit<NonNullable<Parameters<typeof renderElement>[1]>, 'words'> = {},
  shown = route,
) => {
  useTracking.setState({ recording: newRecording(route, 0), phase: 'on', ...state })
  return renderElement(<TrackingAlert route={shown} />, { words: { map: ca }, ...more })
}
const FIX = { at: 0, latitude: 41.905, longitude: 3, accuracy: 8, elevation: null, course: null }
const walked = (to: number): RouteProgress | null => {
  const line = followed(route)
  const places = Array.from({ length: 60 }, (_, i) => ({
    ...FIX,
    latitude: 41.9 + (to * i) / 59,
    longitude: 3,
  }))
  return line && progressOf(places, line)
}

it.each(Object.entries(ca.gps.fault) as [TrackingFault, { title: string; text: string }][])(
  'has a sentence of its own for the fault %s, and a way out',
  async (fault, { title, text }) => {
    await show({ fault })
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: 'Seguretat' })).toHaveAttribute(
      'href',
      '/seguridad?route=rt-fitor',
    )
    expect(screen.queryAllByRole('button', { name: 'Torna-ho a provar' })).toHaveLength(
      fault === 'unsupported' ? 0 : 1,
    )
  },
)

it('points back to the route, and has another text for a sketch', async () => {
  const progress = walked(0.005)
  if (!progress) throw new Error('no line')
  const off = { ...progress, offRoute: { hasJoined: true, isOff: true, strikes: 2 } }
  const fix = { ...FIX, longitude: 3.002 }
  const { unmount } = await show({ progress: { ...off, foot: { ...off.foot, distance: 166 } }, fix })
  expect(screen.getByRole('alert')).toHaveTextContent('Has sortit de la ruta')
  expect(screen.getByRole('alert')).toHaveTextContent('166 m, direcció oest')
  unmount()
  await show({ progress: off, fix }, {}, { ...route, schematic: true })
  expect(screen.getByRole('alert')).toHaveTextContent('Lluny del traçat')
})

it('says that a full phone loses nothing yet, and offers the file', async () => {
  await show({ isSaved: false })
  expect(screen.getByRole('alert')).toHaveTextContent('El telèfon no té espai')
  expect(screen.getByRole('button', { name: 'Exporta el GPX' })).toBeVisible()
})

it('gives a member points at the end of a route, and says when they were given before', async () => {
  const { api } = await show(
    { progress: walked(0.01), fix: FIX },
    {
      visitor: 'member',
      answers: {
        'POST /points/complete-route': { points_awarded: 50, outcome: 'awarded', balance: 50, level: 1 },
      },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ruta completada' }))
  expect(await screen.findByText('Has guanyat 50 punts.')).toBeVisible()
  const [call] = api.callsOf('POST /points/complete-route')
  expect(call?.body).toEqual({
    route_id: 'rt-fitor',
    lat: 41.905,
    lng: 3,
    accuracy: 8,
    captured_at: '1970-01-01T00:00:00.000Z',
  })
  expect(call?.headers.get('Idempotency-Key')).toBeTruthy()
})

it('claims the points with the place where the recording reached the end, also after walking on', async () => {
  const end = { ...FIX, at: 60_000, latitude: 41.9099, elevation: null, startsPart: false }
  const away = { ...end, at: 120_000, longitude: 3.02 }
  const { api } = await show(
    { progress: walked(0.01), fix: { ...FIX, ...away, course: null }, points: [end, away] },
    {
      visitor: 'member',
      answers: {
        'POST /points/complete-route': { points_awarded: 50, outcome: 'awarded', balance: 50, level: 1 },
      },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ruta completada' }))
  expect(await screen.findByText('Has guanyat 50 punts.')).toBeVisible()
  expect(api.callsOf('POST /points/complete-route')[0]?.body).toMatchObject({
    lat: 41.9099,
    lng: 3,
    captured_at: '1970-01-01T00:01:00.000Z',
  })
})

it('asks a guest to sign in, and lets a member try again after a failure', async () => {
  const { shell, unmount } = await show({ progress: walked(0.01), fix: FIX })
  await userEvent.click(screen.getByRole('button', { name: 'Ruta completada' }))
  expect(shell.loginPrompts).toEqual(['/mapa?route=rt-fitor'])
  unmount()
  await show(
    { progress: walked(0.01), fix: FIX },
    { visitor: 'member', answers: { 'POST /points/complete-route': problem(503, 'busy', 'Massa gent.') } },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ruta completada' }))
  expect(await screen.findByText('Massa gent.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ruta completada' })).toBeVisible()
})
