import '@testing-library/jest-dom/vitest'
import type { Screen } from '@sureda/remote/shell'
import {
  makeExperience,
  makeLocation,
  makeOperator,
  makeRoute,
  makeStory,
  makeStoryDetail,
} from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import type { Visitor } from '@sureda/testing/fake-session'
import { makeTravelPackage, makeTravelPackageDetail } from '@sureda/testing/package-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import operator from '../operators/operator-detail-screen.tsx'
import travelPackage from '../packages/package-detail-screen.tsx'
import packages from '../packages/package-list-screen.tsx'
import terms from '../pages/terms-screen.tsx'
import location from '../places/location-detail-screen.tsx'
import hub from '../routes/routes-hub-screen.tsx'
import story from './story-detail-screen.tsx'

const answers: Answers = {
  'GET /stories': [
    makeStory(),
    makeStory({ id: 's-2', title: 'La goja', category: { id: 'llegenda', name: 'Llegendes' } }),
  ],
  'GET /stories/:id': makeStoryDetail({ audio_file: 'gavarres/s.mp3', transcript: 'El que diu la veu.' }),
  'GET /routes': [makeRoute()],
  'GET /packages': [makeTravelPackage()],
  'GET /packages/:id': makeTravelPackageDetail(),
  'GET /operators': [
    makeOperator(),
    makeOperator({ id: 'o-2', name: 'El Consorci', type: 'institucion', category: 'servicio_publico' }),
  ],
  'GET /operators/:id': makeOperator(),
  'GET /experiences': [makeExperience()],
  'GET /locations/:id': makeLocation({ position_is_exact: false }),
  'GET /settings/group/terms': {
    title: 'Termes',
    updated: '2026-11-01',
    sections: [{ title: 'Reserves', text: 'Una reserva guarda places.' }],
  },
}
const open = (shown: Screen, path: string, route = path, visitor: Visitor = 'guest', more: Answers = {}) =>
  renderScreen(shown, { path, route, visitor, words: { content: ca }, answers: { ...answers, ...more } })

it('shows a story with its recording and transcript', async () => {
  const { shell } = await open(story, '/relatos/:id', '/relatos/s-destral')
  await userEvent.click(await screen.findByRole('button', { name: 'Escolta' }))
  expect(shell.listened).toMatchObject([
    { id: 'story:s-destral', src: '/media/gavarres/s.mp3', href: '/relatos/s-destral' },
  ])
  expect(screen.getByText('El que diu la veu.')).toBeInTheDocument()
})

it('says that a recording is generated, and which text it reads', async () => {
  const said = { audio_file: 'gavarres/s.ca.m4a', audio_locale: 'ca', audio_generated: true } as const
  const body = 'Hi havia una destral penjada.'
  await open(story, '/relatos/:id', '/relatos/s-destral', 'guest', {
    'GET /stories/:id': makeStoryDetail({ ...said, body, transcript: body }),
  })
  expect(
    await screen.findByText('Veu generada per ordinador · llegeix el text d’aquesta pàgina'),
  ).toBeInTheDocument()
  expect(screen.queryByText('Text de l’àudio'), 'the page itself is the transcript').toBeNull()
})

it('names the language of a recording that is not the reader’s, and offers its transcript', async () => {
  const said = { audio_file: 'gavarres/s.es.m4a', audio_locale: 'es', audio_generated: true } as const
  await open(story, '/relatos/:id', '/relatos/s-destral', 'guest', {
    'GET /stories/:id': makeStoryDetail({ ...said, transcript: 'Había un hacha colgada.' }),
  })
  expect(await screen.findByText('Veu generada per ordinador · espanyol')).toBeInTheDocument()
  expect(screen.getByText('Había un hacha colgada.').closest('[lang]')).toHaveAttribute('lang', 'es')
})

it('opens routes, stories and story tours from their hub', async () => {
  await open(hub, '/rutas')
  const links = within(screen.getByRole('navigation', { name: 'Rutes i relats' }))
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/rutas/lista',
    '/relatos',
    '/storytours',
  ])
  expect(await screen.findByText('1 camí')).toBeVisible()
})

it('puts the member’s own package first', async () => {
  await open(packages, '/paquetes', '/paquetes', 'package')
  expect(screen.getByText('El meu paquet')).toBeVisible()
  expect(await screen.findByText('Dos dies entre suredes i tallers.')).toBeVisible()
})

it('shows the warning of a place before everything else', async () => {
  const warned = { 'GET /locations/:id': makeLocation({ status_note: 'Camins tancats pel foc.' }) }
  await open(location, '/ubicaciones/:id', '/ubicaciones/l-fitor', 'guest', warned)
  expect(await screen.findByText('Camins tancats pel foc.')).toBeVisible()
})

it('shows the coordinates of a place and says when they are approximate', async () => {
  await open(location, '/ubicaciones/:id', '/ubicaciones/l-museu-del-suro')
  expect(await screen.findByText('41°55′05″N 3°09′47″E')).toBeVisible()
  expect(screen.getByText(/aproximada/)).toBeVisible()
})

it('shows the terms in chapters, with their date', async () => {
  await open(terms, '/terminos-y-condiciones')
  expect(await screen.findByRole('heading', { level: 2, name: 'Reserves' })).toBeVisible()
  expect(screen.getByText('Actualitzats el 1 de novembre del 2026')).toBeVisible()
})

it('says that an office has published no terms yet, without a retry', async () => {
  await open(terms, '/terminos-y-condiciones', '/terminos-y-condiciones', 'guest', {
    'GET /settings/group/terms': problem(404, 'not_found'),
  })
  expect(await screen.findByRole('heading', { name: 'Encara no hi ha termes publicats' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/inicio')
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [story, '/relatos/:id', '/relatos/x', 'GET /stories/:id', 'Aquest relat no existeix'],
  [travelPackage, '/paquetes/:id', '/paquetes/x', 'GET /packages/:id', 'Aquest paquet no existeix'],
  [operator, '/operadores/:id', '/operadores/x', 'GET /operators/:id', 'Aquest operador no existeix'],
  [location, '/ubicaciones/:id', '/ubicaciones/x', 'GET /locations/:id', 'Aquest lloc no existeix'],
])('says once that an item does not exist (%#)', async (shown, path, route, call, sentence) => {
  await open(shown, path, route, 'guest', { [call]: problem(404, 'not_found') })
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeVisible()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
