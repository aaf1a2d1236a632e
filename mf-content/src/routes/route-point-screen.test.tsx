import '@testing-library/jest-dom/vitest'
import { queryClient } from '@sureda/remote/query'
import { makeRoute, makeRouteDetail, makeRoutePoint } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import point from './route-point-screen.tsx'

const route = makeRouteDetail({
  status_note: 'Camins tancats al vessant nord.',
  status_date: '2026-07-05',
  points: [
    makeRoutePoint({ latitude: 41.9, longitude: 3.05 }),
    makeRoutePoint({ id: 'rp-font', name: 'Font de l’Arç', position: 2, image: null }),
    makeRoutePoint({ id: 'rp-cim', name: 'Puig d’Arques', position: 3 }),
  ],
})
const open = (address: string, answers: Answers = {}) =>
  renderScreen(point, {
    path: '/puntos-de-ruta/:id',
    route: address,
    words: { content: ca },
    answers: {
      'GET /routes': ({ query }: FakeCall) =>
        route.points.some(({ id }) => id === query.get('point_id')) ? [makeRoute()] : [],
      'GET /routes/:id': ({ params }: FakeCall) =>
        params.id === 'r-volta-a-fitor' ? route : problem(404, 'route_not_found'),
      ...answers,
    },
  })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('leads from a stop to the one before and the one after, and back to its route', async () => {
  await open('/puntos-de-ruta/rp-font?route=r-volta-a-fitor')
  await title('Font de l’Arç')
  const steps = within(screen.getByRole('navigation', { name: 'Parades de la ruta' }))
  const href = (name: RegExp) => steps.getByRole('link', { name }).getAttribute('href')
  expect(href(/Dolmen/)).toContain('rp-dolmen')
  expect(href(/Puig d’Arques/)).toContain('rp-cim')
  expect(screen.getByRole('link', { name: 'Volta a Fitor' })).toHaveAttribute(
    'href',
    '/rutas/r-volta-a-fitor?tab=points',
  )
})

it.each([
  ['the named route', '?route=r-volta-a-fitor'],
  ['its route', ''],
])('asks a server that is down for %s no more often than for any other answer', async (_what, search) => {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: 2, retryDelay: 0 } })
  try {
    const down = () => problem(503, 'busy')
    const { api } = await open(`/puntos-de-ruta/rp-font${search}`, {
      'GET /routes': down,
      'GET /routes/:id': down,
    })
    await screen.findByText('No s’ha pogut carregar la parada')
    // for its route, first by the stop and then the list that the phone may have
    expect(api.calls).toHaveLength(search ? 3 : 6)
  } finally {
    queryClient.setDefaultOptions({ ...others, queries })
  }
})

it('goes to the next stop by arrow key and swipe, but not where a swipe has its own meaning', async () => {
  await open('/puntos-de-ruta/rp-dolmen?route=r-volta-a-fitor')
  await title('Dolmen de la Tomba del General')
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowRight}')
  const heading = await title('Font de l’Arç')
  const touch = (type: 'touchStart' | 'touchEnd', x: number, y: number) =>
    fireEvent[type](heading, {
      touches: type === 'touchStart' ? [{ clientX: x, clientY: y }] : [],
      changedTouches: [{ clientX: x, clientY: y }],
    })
  touch('touchStart', 300, 100)
  touch('touchEnd', 220, 260)
  expect(screen.getByRole('heading', { level: 1, name: 'Font de l’Arç' })).toBeVisible()
  touch('touchStart', 300, 100)
  touch('touchEnd', 180, 110)
  await title('Puig d’Arques')
})

it('requests the route of a stop whose link names none, in one call', async () => {
  const { api } = await open('/puntos-de-ruta/rp-cim')
  await title('Puig d’Arques')
  expect(api.callsOf('GET /routes').map(({ query }) => String(query))).toEqual(['point_id=rp-cim'])
  expect(api.callsOf('GET /routes/:id')).toHaveLength(1)
})

it('finds the route of a stop whose link names a withdrawn one', async () => {
  await open('/puntos-de-ruta/rp-cim?route=r-withdrawn')
  await title('Puig d’Arques')
})

describe('without an answer', () => {
  const routes = {
    'GET /routes': ({ query }: FakeCall) =>
      query.has('point_id')
        ? noNetwork()
        : [makeRoute({ id: 'r-elsewhere' }), makeRoute({ id: 'r-withdrawn' }), makeRoute()],
  }
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))

  it('finds a stop in a route on the phone, even where other routes are not', async () => {
    await open('/puntos-de-ruta/rp-cim', {
      ...routes,
      'GET /routes/:id': ({ params }: FakeCall) => {
        if (params.id === 'r-withdrawn') return problem(404, 'route_not_found')
        return params.id === 'r-volta-a-fitor' ? route : noNetwork()
      },
    })
    await title('Puig d’Arques')
  })

  it('does not wait for routes that are not on the phone', async () => {
    await open('/puntos-de-ruta/rp-cim', {
      ...routes,
      'GET /routes/:id': ({ params }: FakeCall) =>
        params.id === 'r-volta-a-fitor' ? route : new Promise(() => {}),
    })
    await title('Puig d’Arques')
  })

  it('does not say that an unknown stop does not exist', async () => {
    await open('/puntos-de-ruta/rp-cim', { ...routes, 'GET /routes/:id': noNetwork })
    expect(await screen.findByText('No s’ha pogut carregar la parada')).toBeVisible()
  })
})

it('shares an address that names the route, however it was found', async () => {
  const writeText = vi.fn(async () => {})
  await open('/puntos-de-ruta/rp-cim')
  await title('Puig d’Arques')
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
  await userEvent.click(screen.getByRole('button', { name: 'Comparteix' }))
  vi.unstubAllGlobals()
  expect(writeText).toHaveBeenCalledWith(
    `${window.location.origin}/puntos-de-ruta/rp-cim?route=r-volta-a-fitor`,
  )
})

it('shows the notice of the route at each of its stops before their texts', async () => {
  await open('/puntos-de-ruta/rp-font?route=r-volta-a-fitor')
  const notice = await screen.findByText('Camins tancats al vessant nord.')
  const where = screen.getByRole('heading', { level: 2, name: 'On és' })
  expect(notice.compareDocumentPosition(where) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('says that a stop does not exist', async () => {
  await open('/puntos-de-ruta/rp-nowhere')
  await title('Aquesta parada no existeix')
})
