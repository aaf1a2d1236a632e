import '@testing-library/jest-dom/vitest'
import { makeRoute, makeRouteDetail, makeRoutePoint } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import list from '../route-list/route-list-screen.tsx'
import point from '../route-point/route-point-screen.tsx'
import detail from './route-detail-screen.tsx'

const words = { content: ca }
const routes = [
  makeRoute(),
  makeRoute({ id: 'r-curta', title: 'Ruta curta', distance: 3, duration: 60, difficulty: 'facil' }),
]
const route = makeRouteDetail({
  status_note: 'Camins tancats al vessant nord.',
  status_date: '2026-07-05',
  points: [
    makeRoutePoint(),
    makeRoutePoint({ id: 'rp-font', name: 'Font de l’Arç', position: 2 }),
    makeRoutePoint({ id: 'rp-cim', name: 'Puig d’Arques', position: 3 }),
  ],
})

it('narrows the routes in a sheet whose button counts what is left, and keeps the filter in the address', async () => {
  const { router } = await renderScreen(list, {
    path: '/rutas/lista',
    words,
    answers: { 'GET /routes': routes },
  })
  await screen.findByText('Volta a Fitor')
  await userEvent.click(screen.getByRole('button', { name: 'Filtra' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /Menys de 5 km/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Mostra 1 ruta' }))
  expect(router.state.location.search).toBe('?distance=short')
  await waitFor(() => expect(screen.queryByText('Volta a Fitor')).toBeNull())
  expect(screen.getByText('Ruta curta')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Treu el filtre: Menys de 5 km' }))
  expect(await screen.findByText('Volta a Fitor')).toBeVisible()
})

it('cannot be narrowed to nothing', async () => {
  await renderScreen(list, {
    path: '/rutas/lista',
    route: '/rutas/lista?difficulty=muy_dificil',
    words,
    answers: { 'GET /routes': routes },
  })
  expect(await screen.findByText('Cap ruta amb aquests filtres')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Filtra' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }))
  expect(sheet.getByRole('button', { name: 'Cap ruta amb aquests filtres' })).toBeDisabled()
})

const openRoute = (answer: Answers[string]) =>
  renderScreen(detail, {
    path: '/rutas/:id',
    route: '/rutas/r-volta-a-fitor',
    words,
    answers: { 'GET /routes/:id': answer },
  })

it('puts the notice before everything else, draws the route and says it is a sketch', async () => {
  await openRoute(route)
  const notice = await screen.findByText('Camins tancats al vessant nord.')
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  const drawing = screen.getByRole('img', { name: 'Dibuix del recorregut amb 3 parades' })
  expect(notice.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/Un esbós fet a mà/)).toBeVisible()
  expect(screen.getByRole('img', { name: /Perfil: entre 180/ })).toBeInTheDocument()
})

it('says where a walk ends that does not come back to its start', async () => {
  await openRoute({ ...route, end: { latitude: 41.9, longitude: 3.1, name: 'Aqüeducte gran' } })
  expect(await screen.findByText('Final')).toBeVisible()
  expect(screen.getByText('Aqüeducte gran')).toBeVisible()
})

it('names no end for a loop', async () => {
  await openRoute({ ...route, end: route.start })
  await screen.findByRole('heading', { level: 1, name: 'Volta a Fitor' })
  expect(screen.queryByText('Final')).toBeNull()
})

it('lists the stops in order and whom to call', async () => {
  await openRoute(route)
  const stops = within(await screen.findByRole('list', { name: 'Parades' }))
  expect(stops.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/puntos-de-ruta/rp-dolmen?route=r-volta-a-fitor',
    '/puntos-de-ruta/rp-font?route=r-volta-a-fitor',
    '/puntos-de-ruta/rp-cim?route=r-volta-a-fitor',
  ])
  expect(screen.getByRole('link', { name: 'Emergències: 112' })).toHaveAttribute('href', 'tel:112')
})

it('says that a route does not exist', async () => {
  await openRoute(problem(404, 'route_not_found'))
  expect(await screen.findByRole('link', { name: 'Rutes' })).toHaveAttribute('href', '/rutas/lista')
})

const openPoint = (address: string) =>
  renderScreen(point, {
    path: '/puntos-de-ruta/:id',
    route: address,
    words,
    answers: { 'GET /routes': [makeRoute()], 'GET /routes/:id': route },
  })

it('leads from a stop to the one before and the one after', async () => {
  await openPoint('/puntos-de-ruta/rp-font?route=r-volta-a-fitor')
  expect(await screen.findByRole('heading', { level: 1, name: 'Font de l’Arç' })).toBeVisible()
  const steps = within(screen.getByRole('navigation', { name: 'Parades de la ruta' }))
  expect(steps.getByRole('link', { name: /Dolmen/ })).toHaveAttribute(
    'href',
    expect.stringContaining('rp-dolmen'),
  )
  expect(steps.getByRole('link', { name: /Puig d’Arques/ })).toHaveAttribute(
    'href',
    expect.stringContaining('rp-cim'),
  )
})

it('finds the route of a stop whose link does not name it', async () => {
  await openPoint('/puntos-de-ruta/rp-cim')
  expect(await screen.findByRole('heading', { level: 1, name: 'Puig d’Arques' })).toBeVisible()
})

it('shows the notice of the route at each of its stops, before their words', async () => {
  await openPoint('/puntos-de-ruta/rp-font?route=r-volta-a-fitor')
  const notice = await screen.findByText('Camins tancats al vessant nord.')
  const where = screen.getByRole('heading', { level: 2, name: 'On és' })
  expect(notice.compareDocumentPosition(where) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('says that a stop does not exist', async () => {
  await openPoint('/puntos-de-ruta/rp-nowhere')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aquesta parada no existeix' }),
  ).toBeInTheDocument()
})
