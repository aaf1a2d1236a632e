import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { setHydrationTime } from '@sureda/remote/device'
import { saveFinishedGame } from '@sureda/remote/features/games'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { makeQuiz, makeStoryTourDetail } from '@sureda/testing/game-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import tourGamesScreen from '../tour-games/tour-games-screen.tsx'
import storyTourDetailScreen from './story-tour-detail-screen.tsx'

const games = [
  makeQuiz({ id: 'g-1', title: 'La xemeneia', status: 'completed' }),
  makeQuiz({ id: 'g-2', title: 'La plaça' }),
  makeQuiz({ id: 'g-3', title: 'El moll', status: 'locked' }),
]
const answers: Answers = {
  'GET /story-tours/:id': makeStoryTourDetail(),
  'GET /story-tours/:id/games': games,
}
const open = (more: Answers = {}) =>
  renderScreen(storyTourDetailScreen, {
    path: '/storytours/:id',
    route: '/storytours/t-palafrugell',
    words: { games: ca },
    answers: { ...answers, ...more },
  })

afterEach(() => vi.unstubAllGlobals())

it('shows the tour, its start, and its games with their state', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Els taps de Palafrugell' })).toBeVisible()
  expect(screen.getAllByText('Plaça de Can Mario')[0]).toBeVisible()
  expect(await screen.findByRole('link', { name: 'La plaça' })).toHaveAttribute(
    'href',
    '/storytours/t-palafrugell/games/g-2',
  )
  expect(screen.queryByRole('link', { name: /El moll/ })).toBeNull()
  expect(screen.getByText('S’obre quan acabis «La plaça».')).toBeVisible()
  expect(screen.getByRole('img', { name: '1 de 3 jocs fets' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continua: La plaça' })).toBeVisible()
})

it('shows the dated notice of the tour before everything else, and marks games with a warning', async () => {
  const warned = { status_note: 'Camins tancats pel foc.', status_date: '2026-07-05' }
  await open({
    'GET /story-tours/:id': makeStoryTourDetail(warned),
    'GET /story-tours/:id/games': [
      ...games.slice(0, 1),
      makeQuiz({ id: 'g-2', title: 'La plaça', ...warned }),
      makeQuiz({ id: 'g-3', title: 'El moll', ...warned, status_level: 'info' }),
    ],
  })
  const notice = await screen.findByText('Camins tancats pel foc.')
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  const words = screen.getByText('Segueix la pista del tap perdut.')
  expect(notice.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await screen.findAllByText('Avís')).toHaveLength(1)
})

it('says that a location is needed, and shows distances once it is allowed', async () => {
  const coords = { latitude: 41.918 + 500 / 111_195, longitude: 3.163, accuracy: 5 }
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: 'test',
    permissions: { query: async () => ({ state: 'granted' }) },
    geolocation: {
      getCurrentPosition: (ok: (p: unknown) => void) => ok({ coords }),
      watchPosition: () => 1,
      clearWatch: () => {},
    },
  })
  const { api } = await open()
  expect(await screen.findByText(/Per jugar cal la teva ubicació/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mostra les distàncies' }))
  expect((await screen.findAllByText(/^500 m cap /)).length).toBe(4)
  expect(api.callsOf('GET /story-tours/:id/games').at(-1)?.query.get('lat')).toBe('41.922')
})

it('says that a tour does not exist', async () => {
  await open({ 'GET /story-tours/:id': () => problem(404, 'story_tour_not_found') })
  expect(await screen.findByText('No hem trobat aquesta ruta de relats')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mira les rutes de relats' })).toBeVisible()
})

it('shows the tour when only its games fail', async () => {
  await open({ 'GET /story-tours/:id/games': () => problem(500, 'internal_error', 'Ai') })
  expect(await screen.findByText('No s’han pogut carregar els jocs')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Els taps de Palafrugell' })).toBeVisible()
})

it('lists the games of a tour on their own screen', async () => {
  await renderScreen(tourGamesScreen, {
    path: '/storytours/:storyTourId/games',
    route: '/storytours/t-palafrugell/games',
    words: { games: ca },
    answers,
  })
  expect(await screen.findByRole('link', { name: /La xemeneia/ })).toBeVisible()
  expect(screen.getByText('1 de 3 jocs fets')).toBeVisible()
})

it('hydrates the server’s page without finished games, and then requests them with this phone’s', async () => {
  await saveFinishedGame('g-1')
  setHydrationTime(Date.now())
  const { api } = await open({
    'GET /story-tours/:id/games': () => {
      setHydrationTime(undefined)
      return games
    },
  })
  await vi.waitFor(() =>
    expect(
      api.callsOf('GET /story-tours/:id/games').map(({ query }) => query.get('completed_games')),
    ).toEqual([null, 'g-1']),
  )
})

it.each(['guest', 'member', 'guide'] as const)('asks for what the server rendered for a %s', (visitor) => {
  setVisitor(visitor)
  const calls = () => storyTourDetailScreen.queries?.({ id: 't-1' }, '/storytours/:id').length
  expect(calls()).toBe(2)
  setHydrationTime(Date.now())
  // a page for all members has no member’s games
  expect(calls()).toBe(visitor === 'guest' ? 2 : 1)
  setHydrationTime(undefined)
})
