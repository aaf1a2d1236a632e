import '@testing-library/jest-dom/vitest'
import { makeExperience, makeRoute } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeTravelPackage } from '@sureda/testing/package-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import list from './experience-list-screen.tsx'

const all = [
  makeExperience(),
  makeExperience({ id: 'e-taller', title: 'Taller de taps', featured: false }),
  makeExperience({ id: 'e-mas', title: 'Dormir al mas', type: 'hotel' }),
  makeExperience({ id: 'e-fonda', title: 'La fonda', type: 'restaurant', rating: 4.4, ratings_count: 9 }),
  makeExperience({ id: 'e-bar', title: 'El bar', type: 'restaurant', rating: 2.5, ratings_count: 2 }),
]
/** What the server finds in the full texts. */
let inTexts: typeof all = []
const whole =
  <T,>(...items: T[]) =>
  ({ query }: FakeCall) =>
    query.get('search') ? [] : items
const answers: Answers = {
  'GET /experiences': ({ query }: { query: URLSearchParams }) =>
    query.get('search')
      ? inTexts
      : all.filter(({ type }) => !query.get('type') || query.get('type') === type),
  'GET /routes': whole(makeRoute()),
  'GET /packages': whole(makeTravelPackage()),
}
beforeEach(() => {
  inTexts = []
})
const open = (route = '/experiencias', more: Answers = {}) =>
  renderScreen(list, {
    path: route.split('?')[0],
    route,
    words: { content: ca },
    answers: { ...answers, ...more },
  })
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

it('begins with one large picture and a chapter for each kind of content', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: 'La pela del suro' })).toBeVisible()
  for (const chapter of ['Activitats', 'On menjar', 'On dormir', 'Rutes', 'Paquets'])
    expect(await screen.findByRole('heading', { level: 2, name: chapter })).toBeVisible()
  expect(screen.getByRole('link', { name: /Tot \(2\)/ })).toHaveAttribute('href', '/restaurantes')
})

it('writes the chosen filter into the address', async () => {
  const { router } = await open()
  await screen.findByRole('heading', { name: 'La pela del suro' })
  await userEvent.click(screen.getByRole('radio', { name: 'Rutes' }))
  await waitFor(() => expect(router.state.location.search).toBe('?filter=routes'))
  await waitFor(() => expect(titles()).toEqual(['Volta a Fitor']))
  await userEvent.click(screen.getByRole('radio', { name: 'Paquets' }))
  await waitFor(() => expect(titles()).toEqual(['Cap de setmana surer']))
  await userEvent.click(screen.getByRole('radio', { name: 'Activitats' }))
  await waitFor(() => expect(titles()).toEqual(['La pela del suro', 'Taller de taps']))
})

it('leads to the map with the same items', async () => {
  const { router } = await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Mapa' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mapa'))
  expect(router.state.location.search).toBe('?layer=experience')
})

it('goes to the map from the address of the map chip, and Back does not go there again', async () => {
  const { router } = await open('/experiencias?filter=map&q=suro')
  await waitFor(() => expect(router.state.location.pathname).toBe('/mapa'))
  expect(router.state.location.search).toBe('?layer=experience&q=suro')
  expect(router.state.historyAction).toBe('REPLACE')
})

it('lists accommodation at /alojamientos', async () => {
  await open('/alojamientos')
  expect(await screen.findByRole('heading', { level: 1, name: 'On dormir' })).toBeVisible()
  await screen.findByText('Dormir al mas')
  expect(titles()).toEqual(['Dormir al mas'])
})

it('narrows restaurants by rating, in the address', async () => {
  const { router } = await open('/restaurantes')
  await screen.findByText('La fonda')
  await userEvent.click(screen.getByRole('radio', { name: '3+ estrelles' }))
  await waitFor(() => expect(titles()).toEqual(['La fonda']))
  await waitFor(() => expect(router.state.location.search).toBe('?rating=3'))
})

it('says that no restaurant has that many stars', async () => {
  const office = makeExperience({ id: 'e-nou', title: 'El nou', type: 'restaurant', rating: 4.8 })
  await open('/restaurantes?rating=4', { 'GET /experiences': [...all.slice(4), office] })
  expect(await screen.findByText('Cap amb 4 estrelles o més')).toBeVisible()
  expect(screen.getByText('0 resultats')).toHaveAttribute('role', 'status')
})

it('loads all pages of a long list', async () => {
  const { api } = await open('/alojamientos', {
    'GET /experiences': ({ query }: { query: URLSearchParams }) =>
      query.get('cursor')
        ? json({
            data: [makeExperience({ id: 'e-2', title: 'Segona', type: 'hotel' })],
            meta: { next_cursor: null },
          })
        : json({
            data: [makeExperience({ id: 'e-1', title: 'Primera', type: 'hotel' })],
            meta: { next_cursor: 'p2' },
          }),
  })
  expect(await screen.findByText('Segona')).toBeVisible()
  expect(screen.getByText('Primera')).toBeVisible()
  expect(api.callsOf('GET /experiences')).toHaveLength(2)
})

it('says what could not be loaded, with a retry', async () => {
  const { api } = await open('/alojamientos', {
    'GET /experiences': problem(503, 'busy', 'Massa gent alhora.'),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar les experiències')
  expect(screen.getByText('Massa gent alhora.')).toBeVisible()
  api.answer(answers)
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('Dormir al mas')).toBeVisible()
})

it('says that there is nothing yet', async () => {
  await open('/alojamientos', { 'GET /experiences': [] })
  expect(await screen.findByText('Encara no hi ha res')).toBeVisible()
})

it('finds items by a word without accents, in their chapters, and writes it into the address', async () => {
  const { router } = await open()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca què fer' }), 'fitor')
  expect(await screen.findByText('1 resultat')).toBeVisible()
  expect(titles()).toEqual(['Volta a Fitor'])
  // the list follows every letter, the address only the pause after the last one
  await waitFor(() => expect(router.state.location.search).toBe('?q=fitor'))
})

it('adds items whose full texts match when the server answers', async () => {
  inTexts = all.slice(1, 2)
  await open('/experiencias?q=ganiveta')
  expect(await screen.findByText('1 resultat')).toBeVisible()
  expect(titles()).toEqual(['Taller de taps'])
})

it.each([
  ['/experiencias?q=vidreres', 'Volta a Fitor'],
  ['/experiencias?q=vidreres&filter=routes', 'Volta a Fitor'],
  ['/experiencias?q=cistell', 'Cap de setmana surer'],
  ['/experiencias?q=cistell&filter=packs', 'Cap de setmana surer'],
])('adds routes and packages that only the server finds: %s', async (route, title) => {
  const found =
    <T,>(word: string, item: T) =>
    ({ query }: FakeCall) =>
      [null, word].includes(query.get('search')) ? [item] : []
  await open(route, {
    'GET /routes': found('vidreres', makeRoute()),
    'GET /packages': found('cistell', makeTravelPackage()),
  })
  expect(await screen.findByText('1 resultat')).toBeVisible()
  expect(titles()).toEqual([title])
})

it('finds a route by its province before the server answers', async () => {
  await open('/experiencias?q=lleida', {
    'GET /routes': ({ query }: FakeCall) =>
      query.get('search') ? noNetwork() : [makeRoute({ province: 'Lleida' })],
  })
  expect(await screen.findByText('1 resultat')).toBeVisible()
  expect(titles()).toEqual(['Volta a Fitor'])
})

it('never says that nothing was found when the routes failed to load, and offers a retry', async () => {
  const { api } = await open('/experiencias?q=fitor', { 'GET /routes': problem(503, 'busy') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar les rutes')
  expect(screen.queryByRole('heading', { name: 'Res amb «fitor»' })).toBeNull()
  api.answer(answers)
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('1 resultat')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names the chapters that failed to load, with one retry for all', async () => {
  const down = problem(503, 'busy')
  const { api } = await open('/experiencias', { 'GET /routes': down, 'GET /packages': down })
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert).toHaveTextContent('No s’han pogut carregar els paquets.'))
  expect(alert).toHaveTextContent('No s’han pogut carregar les rutes.')
  expect(screen.getByRole('heading', { level: 2, name: 'La pela del suro' })).toBeVisible()
  api.answer(answers)
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  for (const chapter of ['Rutes', 'Paquets'])
    expect(await screen.findByRole('heading', { level: 2, name: chapter })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each(['/restaurantes', '/experiencias', '/experiencias?filter=routes'])(
  'tells those who listen on %s that nothing is left, in the line that counted',
  async (route) => {
    await open(route)
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, 'a')
    const status = await screen.findByText(/^\d+ resultats?$/)
    await userEvent.type(field, 'xyz')
    expect(await screen.findByRole('heading', { name: 'Res amb «axyz»' })).toBeVisible()
    expect(status).toBeVisible()
    expect(status).toHaveTextContent('0 resultats')
    expect(screen.queryByRole('combobox', { name: 'Ordena' })).toBeNull()
  },
)

it('shows no link to the map over the way on from a list that could not be loaded', async () => {
  await open('/experiencias', { 'GET /experiences': () => problem(500, 'internal_error') })
  expect(await screen.findByRole('button', { name: 'Torna-ho a provar' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Mapa' })).toBeNull()
})

it('says that a search finds nothing, and clears it', async () => {
  const { router } = await open('/restaurantes?q=sushi')
  expect(await screen.findByRole('heading', { name: 'Res amb «sushi»' })).toBeVisible()
  // the map would have nothing to show, and its link would cover the button that clears the search
  expect(screen.queryByRole('link', { name: 'Mapa' })).toBeNull()
  screen.getByRole('button', { name: 'Esborra la cerca' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  await waitFor(() => expect(titles()).toHaveLength(2))
})

it('orders a list by the address, and by recommendation for an unknown order', async () => {
  await open('/restaurantes?sort=nonsense&rating=99')
  await screen.findByText('La fonda')
  expect(titles()).toEqual(['El bar', 'La fonda'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordena' }), 'Més ben valorat')
  await waitFor(() => expect(titles()).toEqual(['La fonda', 'El bar']))
})

it.each([
  ['/experiencias?filter=routes', '/mapa?layer=route'],
  ['/experiencias?q=suro', '/mapa?layer=experience,restaurant,accommodation&q=suro'],
  ['/restaurantes?rating=4&q=fonda', '/mapa?layer=restaurant&rating=4&q=fonda'],
])('leads from %s to the map with the same items', async (route, onMap) => {
  await open(route)
  expect(await screen.findByRole('link', { name: 'Mapa' })).toHaveAttribute('href', onMap)
})

it.each(['/experiencias?q=zzz', '/experiencias?q=zzz&filter=routes', '/alojamientos?q=zzz'])(
  'offers no map at %s, where nothing is found',
  async (route) => {
    await open(route)
    expect(await screen.findByRole('heading', { name: 'Res amb «zzz»' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Mapa' })).toBeNull()
  },
)
