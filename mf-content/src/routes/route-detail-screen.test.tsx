import '@testing-library/jest-dom/vitest'
import type { SlotProps } from '@sureda/remote/shell'
import {
  makeExperience,
  makeLocation,
  makeOperatorSummary,
  makeRouteDetail,
  makeRoutePoint,
  makeStory,
} from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { type RenderScreenOptions, renderScreen } from '@sureda/testing/render-screen'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './route-detail-screen.tsx'

const route = makeRouteDetail({
  status_note: 'Camins tancats al vessant nord.',
  status_date: '2026-07-05',
  end: { latitude: 41.904, longitude: 3.06, name: 'Aqüeducte gran' },
  season: ['primavera', 'otono'],
  modality: ['caminata_senderismo', 'caballo'],
  operator: makeOperatorSummary({ name: 'Consorci de les Gavarres' }),
  tips: ['Comença d’hora'],
  restrictions: ['Sense foc'],
  access_restrictions: ['Accés tancat amb risc alt'],
  limitations: ['No apte per a cotxets'],
  special_requirements: ['Permís per a grups'],
  safety: ['Les escales rellisquen'],
  useful_links: [
    { label: 'Web oficial', url: 'https://gavarres.test' },
    { label: 'Paranys', url: 'javascript:alert(1)' },
  ],
  points: [
    makeRoutePoint({ latitude: 41.9, longitude: 3.05 }),
    makeRoutePoint({ id: 'rp-font', name: 'Font de l’Arç', position: 2 }),
  ],
})

const open = (answer: Answers['GET /routes/:id'], more: RenderScreenOptions = {}, search = '') =>
  renderScreen(detail, {
    path: '/rutas/:id',
    route: `/rutas/r-volta-a-fitor${search}`,
    words: { content: ca },
    answers: {
      'GET /routes/:id': answer,
      'GET /experiences': [],
      'GET /locations': [],
      'GET /stories': [],
      'GET /points/history': [],
    },
    ...more,
  })
afterEach(() => vi.useRealTimers())
const tab = (name: string) => screen.findByRole('tab', { name })

it('puts the dated notice before everything else', async () => {
  await open(route)
  const notice = await screen.findByText('Camins tancats al vessant nord.')
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  const title = screen.getByRole('heading', { level: 1, name: 'Volta a Fitor' })
  expect(notice.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('has the six tabs of the specification and writes the open one into the address', async () => {
  const { router } = await open(route)
  await tab('Característiques')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Característiques',
    'Informació',
    'Aparcament',
    'Mapa',
    'Punts de ruta',
    'Més informació',
  ])
  await userEvent.click(await tab('Aparcament'))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=parking'))
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Aparcament')
  await userEvent.click(await tab('Característiques'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  // a link to a tab works after a tap, too
  await act(() => router.navigate('?tab=points', { replace: true }))
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Punts de ruta')
})

it('loads the map while its tab loads', async () => {
  const { shell } = await open(route)
  await userEvent.click(await tab('Aparcament'))
  expect(shell.preparedSlots).toEqual([])
  await userEvent.click(await tab('Mapa'))
  expect(shell.preparedSlots).toEqual(['map.route'])
  expect(await screen.findByText(/\[map\.route\]/)).toBeVisible()
})

it('opens the first tab for an unknown name', async () => {
  await open(route, {}, '?tab=%3Cscript%3E')
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Característiques')
})

it('translates every figure and keyword of the route', async () => {
  await open(route)
  const panel = within(await screen.findByRole('tabpanel'))
  for (const words of ['9,4 km', '3 h', 'Moderada', 'Circular', '560 m', 'Terra', 'Pel teu compte', 'Girona'])
    expect(panel.getAllByText(words)[0], words).toBeVisible()
  expect(panel.getAllByText('280 m')).toHaveLength(2)
  expect(panel.getByText('Aqüeducte gran')).toBeVisible()
  const seasons = within(panel.getByRole('list', { name: 'Millor època' })).getAllByRole('listitem')
  expect(seasons.map(({ textContent }) => textContent?.includes('menys adequada'))).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(panel.getByRole('link', { name: 'a cavall' })).toHaveAttribute(
    'href',
    '/rutas/lista?modality=caballo',
  )
})

it('lists what to know, to bring and not to do, with the emergency number', async () => {
  await open(route, {}, '?tab=information')
  for (const words of [
    'Les escales rellisquen',
    'Aigua',
    'Comença d’hora',
    'Sense foc',
    'Accés tancat amb risc alt',
    'No apte per a cotxets',
    'Permís per a grups',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Emergències: 112' })).toHaveAttribute('href', 'tel:112')
  expect(screen.getByRole('link', { name: 'On soc?' })).toHaveAttribute(
    'href',
    '/seguridad?route=r-volta-a-fitor',
  )
})

it('links car park, start and end to the phone’s own navigator', async () => {
  await open(route, {}, '?tab=parking')
  expect(await screen.findByText('Al costat de l’església')).toBeVisible()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Com arribar a l’inici')).toContain('41.9')
  expect(href('Com arribar al final')).toContain('41.904')
  expect(href('Busca aparcament a prop')).toContain('aparcament')
})

function FakeMap({ cursor, onCursorChange }: SlotProps['map.route']) {
  return (
    <button type="button" onClick={() => onCursorChange(556)}>
      map at {cursor === null ? 'nowhere' : Math.round(cursor)}
    </button>
  )
}

it('moves the cursor of the map with the profile and the profile with the map', async () => {
  await open(route, { slots: { 'map.route': FakeMap } }, '?tab=map')
  const slider = await screen.findByRole('slider', { name: 'Punt del camí' })
  fireEvent.change(slider, { target: { value: '100' } })
  const map = screen.getByRole('button', { name: /^map at \d+$/ })
  expect(slider).toHaveAttribute('aria-valuetext', '4,7 km · 195 m')
  await userEvent.click(map)
  expect(screen.getByRole('button', { name: 'map at 556' })).toBeVisible()
  expect(slider).not.toHaveAttribute('aria-valuetext', '4,7 km · 195 m')
})

it('lists the stops in order', async () => {
  await open(route, {}, '?tab=points')
  const stops = within(await screen.findByRole('list', { name: 'Parades' }))
  expect(stops.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/puntos-de-ruta/rp-dolmen?route=r-volta-a-fitor',
    '/puntos-de-ruta/rp-font?route=r-volta-a-fitor',
  ])
})

it('says that there are no stops', async () => {
  await open({ ...route, points: [] }, {}, '?tab=points')
  expect(await screen.findByText('Sense punts de ruta')).toBeVisible()
})

it('lists what is near the route by distance', async () => {
  const answers = {
    'GET /routes/:id': route,
    'GET /points/history': [],
    'GET /locations': [makeLocation({ name: 'Dolmen', latitude: 41.905, longitude: 3.06 })],
    'GET /stories': [
      makeStory({ id: 's-lluny', title: 'Lluny', latitude: 42.5, longitude: 3 }),
      makeStory({ id: 's-prop', title: 'Prop', latitude: 41.915, longitude: 3.06 }),
    ],
    'GET /experiences': [makeExperience({ latitude: 41.904, longitude: 3.06 })],
  }
  await open(route, { answers }, '?tab=more')
  const near = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(await near('A la vora del camí')).toEqual(['Dolmen'])
  expect(await near('Relats d’aquí')).toEqual(['Prop'])
  expect(await near('Per fer a prop')).toEqual(['La pela del suro'])
  expect(screen.getByText('a 1,2 km del camí')).toBeVisible()
})

it('names the lists near the route that failed, with a retry', async () => {
  const near = makeStory({ id: 's-pou', title: 'El pou de glaç', latitude: 41.9, longitude: 3.05 })
  const answers = {
    'GET /routes/:id': route,
    'GET /experiences': [],
    'GET /locations': [],
    'GET /stories': problem(503, 'busy'),
    'GET /points/history': [],
  }
  const { api } = await open(route, { answers }, '?tab=more')
  expect(await screen.findByText('No s’han pogut carregar els relats')).toBeVisible()
  expect(screen.getByText('Consorci de les Gavarres')).toBeVisible()
  api.answer({ 'GET /stories': [near] })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('El pou de glaç')).toBeVisible()
})

it('names the operator and links only to web addresses', async () => {
  await open(route, {}, '?tab=more')
  expect(await screen.findByRole('link', { name: 'Consorci de les Gavarres' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Web oficial' })).toHaveAttribute('href', 'https://gavarres.test')
  expect(screen.queryByText('Paranys')).toBeNull()
})

it('renders without track, stops, picture and texts', async () => {
  await open({ ...route, track: [], points: [], parking: null, image: null }, {}, '?tab=map')
  expect(await screen.findByText('Aquesta ruta encara no té traçat')).toBeVisible()
})

it('says above the tabs who can go and in which season', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-12T10:00:00Z'), toFake: ['Date'] })
  await open({ ...route, modality: ['bicicleta', 'accesible_cochecito_bebe'] })
  const glance = within(await screen.findByRole('region', { name: 'Qui hi pot anar' }))
  expect(glance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'en bicicleta',
    'Cadira de rodes: no consta',
    'Cotxet: sí',
  ])
  expect(glance.getByText('Bona època ara')).toBeVisible()
})

it('shows line and profile before the tabs, with the climb of that line', async () => {
  await open(route)
  const overview = within(await screen.findByRole('region', { name: 'El recorregut i el seu perfil' }))
  expect(overview.getByRole('img')).toBeVisible()
  // drawn by hand, with 250 m less climb than the office publishes
  expect(overview.getByText(/30 m de pujada en aquest dibuix; la publicada és de 280 m/)).toBeVisible()
  const [tabs] = screen.getAllByRole('tablist')
  expect(overview.getByRole('slider').compareDocumentPosition(tabs as Node)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

it('offers to follow a recorded line, and names its source', async () => {
  const verified = { date: '2026-05-12', by: 'Consorci', source: 'receptor GPS' }
  await open({ ...route, schematic: false, track_verified: verified })
  expect(await screen.findByRole('link', { name: 'Segueix al mapa' })).toHaveAttribute(
    'href',
    '/mapa?route=r-volta-a-fitor',
  )
  expect(
    screen.getByText('Traçat recorregut i comprovat el 12 de maig del 2026 per Consorci · receptor GPS'),
  ).toBeVisible()
})

it('does not offer to follow a sketch', async () => {
  await open(route)
  expect(await screen.findByRole('link', { name: 'Mira-la al mapa' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Segueix al mapa' })).toBeNull()
  expect(screen.queryByText(/Traçat recorregut/)).toBeNull()
})

it('renders without heights', async () => {
  const flat: [number, number, number][] = [
    [41.9, 3.05, 0],
    [41.91, 3.05, 0],
  ]
  await open({ ...route, track: flat, points: [] }, {}, '?tab=map')
  expect(await screen.findByText(/No coneixem les altituds/)).toBeVisible()
})

it('shows hostile text as text', async () => {
  await open({ ...route, title: '<img src=x onerror=alert(1)>', description: '<script>alert(1)</script>' })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible()
})

it('says that a route does not exist', async () => {
  await open(problem(404, 'route_not_found'))
  expect(await screen.findByRole('link', { name: 'Rutes' })).toHaveAttribute('href', '/rutas/lista')
})
