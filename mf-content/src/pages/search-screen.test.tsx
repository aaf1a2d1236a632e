import type { SearchGroup, SearchHit } from '@sureda/contract/schemas/catalogue/search'
import { makeQuiz, makeStoryTour } from '@sureda/testing/game-factories'
import '@testing-library/jest-dom/vitest'
import { clearCache } from '@sureda/remote/device'
import {
  makeEvent,
  makeExperience,
  makeLocation,
  makeOperator,
  makeRoute,
} from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { recentSearches, rememberSearch } from './search/recent-searches.ts'
import search from './search-screen.tsx'

const hit: SearchHit = {
  kind: 'route',
  id: 'rt-vi',
  parent_id: null,
  title: 'Ruta del vi',
  text: 'Entre vinyes',
  day: null,
  is_over: false,
  demo: false,
  image: null,
  image_alt: null,
  image_color: null,
  image_widths: [],
}
const found: SearchGroup[] = [
  { kind: 'route', total: 9, hits: [hit] },
  {
    kind: 'game',
    total: 1,
    hits: [{ ...hit, kind: 'game', id: 'g-1', parent_id: 'st-1', title: 'El joc del vi' }],
  },
]
const open = (route: string, answers: Answers = {}) =>
  renderScreen(search, {
    path: '/buscar',
    route,
    visitor: 'guest',
    words: { content: ca },
    answers: { 'GET /search': found, ...answers },
  })

beforeEach(() => clearCache())

it('focuses its field, and shows hits by kind after a query', async () => {
  await open('/buscar')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByText(ca.search.start)).toBeVisible()
  await userEvent.keyboard('vi')
  const routes = within(await screen.findByRole('region', { name: ca.search.kind.route }))
  expect(routes.getByRole('link', { name: 'Ruta del vi' })).toHaveAttribute('href', '/rutas/rt-vi')
  expect(screen.getByRole('link', { name: 'El joc del vi' })).toHaveAttribute(
    'href',
    '/storytours/st-1/games/g-1',
  )
  expect(screen.getByRole('status')).toHaveTextContent('10')
})

it('shows no games where their remote is missing', async () => {
  const missing = ['/storytours']
  await renderScreen(search, {
    path: '/buscar',
    route: '/buscar?q=vi',
    words: { content: ca },
    answers: { 'GET /search': found },
    missing,
  })
  expect(await screen.findByRole('link', { name: 'Ruta del vi' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'El joc del vi' })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('9')
})

it('updates the cards in place while the query is typed', async () => {
  const { api } = await open('/buscar?q=vi')
  const card = await screen.findByRole('link', { name: 'Ruta del vi' })
  const fair: SearchHit = { ...hit, kind: 'event', id: 'e-1', title: 'Fira del vidre' }
  api.answer({ 'GET /search': [{ kind: 'event', total: 1, hits: [fair] }] })
  await userEvent.type(screen.getByRole('searchbox'), 'dre')
  expect(await screen.findByRole('link', { name: 'Fira del vidre' })).toBe(card)
  expect(screen.queryByRole('link', { name: 'El joc del vi' })).toBeNull()
})

it('says once above all kinds that some hits were invented for the demo', async () => {
  await open('/buscar?q=vi', {
    'GET /search': found.map((group) => ({
      ...group,
      hits: group.hits.map((one) => ({ ...one, demo: true })),
    })),
  })
  expect(await screen.findAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})

it('says so without network, too, and not where all hits are real', async () => {
  const down = { 'GET /search': () => problem(503, 'busy') }
  const names = ['events', 'locations', 'stories', 'story-tours', 'packages', 'operators', 'routes']
  const { unmount } = await open('/buscar?q=pela', {
    ...Object.fromEntries(names.map((name) => [`GET /${name}`, []])),
    ...down,
    'GET /experiences': [makeExperience({ demo: true }), makeExperience({ id: 'e-2', demo: true })],
  })
  expect(await screen.findByText('Una part és inventada per a la demo.')).toBeVisible()
  unmount()
  await open('/buscar?q=vi')
  expect(await screen.findByText('Ruta del vi')).toBeVisible()
  expect(screen.queryByText('Una part és inventada per a la demo.')).toBeNull()
})

it('offers all hits of a kind, and remembers successful searches until sign-out', async () => {
  const { api } = await open('/buscar?q=vi')
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra’ls tots (9)' }))
  await waitFor(() => expect(api.callsOf('GET /search').at(-1)?.query.get('kind')).toBe('route'))
  expect(recentSearches()).toEqual([])
  await userEvent.click(await screen.findByRole('link', { name: 'Ruta del vi' }))
  expect(recentSearches()).toEqual(['vi'])
  clearCache()
  expect(recentSearches()).toEqual([])
})

it('repeats a former search, and forgets it', async () => {
  for (const word of ['pela', 'Vi', 'vi']) rememberSearch(word)
  const { router } = await open('/buscar')
  expect(recentSearches()).toEqual(['vi', 'pela'])
  await userEvent.click(screen.getByRole('button', { name: 'pela' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=pela'))
})

it('works with invalid stored searches', () => {
  localStorage.setItem('cache:searches', '{"words":[7,"vi",null]}')
  expect(recentSearches()).toEqual(['vi'])
  localStorage.setItem('cache:searches', '{')
  expect(recentSearches()).toEqual([])
})

it('says that nothing fits', async () => {
  await open('/buscar?q=%F0%9F%8C%B3', { 'GET /search': [] })
  expect(await screen.findByText('Res amb «🌳»')).toBeVisible()
})

it('searches the cached lists where the server does not answer, and says so', async () => {
  const nothing = Object.fromEntries(
    ['events', 'locations', 'stories', 'story-tours', 'packages'].map((name) => [`GET /${name}`, []]),
  )
  await open('/buscar?q=sureres', {
    ...nothing,
    'GET /search': problem(503, 'busy', 'Torna-ho a provar.'),
    'GET /operators': [makeOperator({ id: 'op-1', name: 'Casa de les sureres' })],
    'GET /locations': [makeLocation({ id: 'loc-1', name: 'Casa de les sureres' })],
    'GET /stories': problem(503, 'busy', 'Torna-ho a provar.'),
    'GET /routes': [makeRoute({ id: 'rt-1', title: 'Camí de les sureres' })],
    'GET /experiences': [makeExperience({ id: 'e-1', title: 'Pela' })],
  })
  expect(await screen.findByRole('link', { name: 'Camí de les sureres' })).toHaveAttribute(
    'href',
    '/rutas/rt-1',
  )
  expect(screen.getByRole('status')).toHaveTextContent(ca.search.cached)
  expect(screen.queryByRole('link', { name: 'Pela' })).toBeNull()
  // one hit, as on the server
  expect(screen.getAllByRole('link', { name: 'Casa de les sureres' })).toHaveLength(1)
})

it('finds the games of cached story tours, and events by their days in the territory’s time zone', async () => {
  const nothing = Object.fromEntries(
    ['locations', 'stories', 'packages', 'operators', 'routes', 'experiences'].map((name) => [
      `GET /${name}`,
      [],
    ]),
  )
  const { api } = await open('/buscar?q=sureres', {
    ...nothing,
    'GET /search': problem(503, 'busy', 'Torna-ho a provar.'),
    'GET /events': [
      // 24 May in UTC, 25 May in the territory; it ends on 27 May
      makeEvent({
        id: 'ev-1',
        title: 'Festa de les sureres',
        start_datetime: '2090-05-24T22:30:00Z',
        end_datetime: '2090-05-27T10:00:00Z',
      }),
    ],
    'GET /story-tours': [makeStoryTour({ id: 'st-1', title: 'Relat' })],
    'GET /story-tours/:id/games': [
      makeQuiz({ id: 'g-1', story_tour_id: 'st-1', title: 'El joc de les sureres' }),
    ],
  })
  expect(await screen.findByRole('link', { name: 'El joc de les sureres' })).toHaveAttribute(
    'href',
    '/storytours/st-1/games/g-1',
  )
  expect(screen.getByText(/25 de maig.*2090/)).toBeVisible()
  expect(api.callsOf('GET /story-tours/:id/games')).toHaveLength(1)
})

it('requests the first 500 letters of a pasted text, and shows a part of it', async () => {
  const { api } = await open(`/buscar?q=${'x'.repeat(700)}`, { 'GET /search': [] })
  expect(await screen.findByText(`Res amb «${'x'.repeat(59)}…»`)).toBeVisible()
  expect(api.callsOf('GET /search').map(({ query }) => query.get('q')?.length)).toEqual([500])
})

it('shows a query from right to left where its script is', async () => {
  await open('/buscar?q=%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', { 'GET /search': [] })
  expect(screen.getByRole('searchbox')).toHaveAttribute('dir', 'auto')
  expect(await screen.findByText(/مرحبا/)).toBeVisible()
})
