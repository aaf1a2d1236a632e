import '@testing-library/jest-dom/vitest'
import { makeRoute, makeStory } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderElement, renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { LightLeft } from './hub/light-left.tsx'
import hub from './routes-hub-screen.tsx'

const words = { content: ca }
const open = (answers: Answers) => renderScreen(hub, { path: '/rutas', words, answers })
const routes = [
  makeRoute({ id: 'r-llarga', title: 'Ruta llarga', duration: 300, season: ['todo_el_ano'] }),
  makeRoute({ id: 'r-curta', title: 'Ruta curta', duration: 60, season: ['todo_el_ano'] }),
]

it('links to routes, stories and tours, and to lists by time and means of travel', async () => {
  await open({ 'GET /routes': routes, 'GET /stories': [makeStory()] })
  expect(await screen.findByRole('link', { name: /^Menys de 2\sh$/ })).toHaveAttribute(
    'href',
    '/rutas/lista?time=short',
  )
  expect(screen.getByRole('link', { name: 'A peu · 2' })).toHaveAttribute(
    'href',
    '/rutas/lista?modality=caminata_senderismo',
  )
  const links = within(screen.getByRole('navigation', { name: 'Rutes i relats' }))
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/rutas/lista',
    '/relatos',
    '/storytours',
  ])
})

it('has no link to tours where the remote of games is missing', async () => {
  const answers = { 'GET /routes': routes, 'GET /stories': [makeStory()] }
  await renderScreen(hub, { path: '/rutas', words, answers, missing: ['/storytours'] })
  expect(await screen.findByRole('link', { name: 'Rutes' })).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: 'Rutes i relats' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rutas/lista', '/relatos'])
})

it('shows its links when nothing can be loaded', async () => {
  await open({
    'GET /routes': problem(500, 'internal_error'),
    'GET /stories': problem(500, 'internal_error'),
  })
  expect(await screen.findByText('No s’han pogut carregar les rutes')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rutes' })).toBeVisible()
})

it('says what a new territory does not have yet', async () => {
  await open({ 'GET /routes': [], 'GET /stories': [] })
  expect(await screen.findByText('Encara no hi ha rutes')).toBeVisible()
})

it('lists the walks that fit into the daylight left, and names the next sunrise after sunset', async () => {
  const at = (iso: string) => {
    vi.setSystemTime(iso)
    return renderElement(<LightLeft routes={routes} />, { words })
  }
  // two hours before sunset
  await at('2026-11-22T14:20:00Z')
  expect(await screen.findByText('Ruta curta')).toBeVisible()
  expect(screen.queryByText('Ruta llarga')).toBeNull()
  const { unmount } = await at('2026-11-22T16:10:00Z')
  expect(await screen.findByText(/Queda poca llum per caminar/)).toBeVisible()
  unmount()
  await at('2026-11-22T19:00:00Z')
  expect(await screen.findByRole('heading', { name: 'Per quan surti el sol' })).toBeVisible()
  expect(screen.getByText('Ruta llarga')).toBeVisible()
})

it('uses the season of the territory, whatever the time zone of the phone', async () => {
  const walks = [
    makeRoute({ id: 'r-estiu', title: 'Ruta d’estiu', season: ['verano'] }),
    makeRoute({ id: 'r-primavera', title: 'Ruta de primavera', season: ['primavera'] }),
  ]
  // the last evening of May in London, the first night of June in Madrid
  vi.setSystemTime('2026-05-31T22:30:00Z')
  await renderElement(<LightLeft routes={walks} />, { words })
  expect(await screen.findByText('Ruta d’estiu')).toBeVisible()
  expect(screen.queryByText('Ruta de primavera')).toBeNull()
})
