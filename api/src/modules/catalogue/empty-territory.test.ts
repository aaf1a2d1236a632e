import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import { problem } from '@sureda/contract/codes/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContentOfAllKinds } from '../../testing/fuzz-content.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../testing/test-people.ts'

// gavarres is full; raya has just been opened and holds nothing
let api: TestApi
let guide: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  await addContentOfAllKinds(api)
  guide = await createPerson(api.db, 'raya', { isGuide: true })
})
afterAll(() => api.close())

async function get(path: string, headers: Record<string, string> = { host: 'raya.localhost' }) {
  const answer = await api.app.inject({ url: `/api/v1${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const FILTERS = [
  '/news?per_page=10',
  '/events?from=2020-01-01&to=2030-12-31',
  '/events?begins_from=2020-01-01',
  '/events/days?from=2026-11-01&to=2026-11-30',
  '/locations?type=museo&featured=1',
  '/locations?search=suro',
  '/experiences?type=restaurant&featured=0&active=1&agency_id=known&operator_id=known&search=suro',
  '/packages?type=cultural&operator_type=guia&operator_id=known&featured=1&search=suro',
  '/packages/featured',
  '/agencies?search=suro',
  '/operators?search=suro',
  '/routes?search=suro&provinces=girona,caceres&featured=1&active=1&operator_id=known&point_id=known',
  '/story-tours?territory=raya&type=cultura',
  '/story-tours/type/paisaje',
  '/story-categories',
  '/stories?search=suro&provinces=girona&story_category=known',
  '/closures',
  '/games-map-markers?lat=39.2&lng=-7.1&completed_games=g-1',
  '/notification-cards/guest',
]
const LISTS = [
  '/news',
  '/events',
  '/locations',
  '/experiences',
  '/packages',
  '/agencies',
  '/operators',
  '/routes',
]

it.each([...LISTS, '/story-tours', '/stories', '/games-map-markers', ...FILTERS])(
  'answers %s with an empty list',
  async (path) => {
    const { status, body } = await get(path)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toEqual([])
    expect(body.meta?.next_cursor ?? null).toBeNull()
  },
)

it('offers no filters without content', async () => {
  expect((await get('/packages/filter-options')).body.data).toEqual({
    types: [],
    operator_types: [],
    operators: [],
    durations: [],
    price: null,
  })
  expect((await get('/story-tours-filter-options')).body.data).toEqual({ territories: [], types: [] })
})

it('answers missing settings with a message', async () => {
  expect(await get('/settings')).toEqual({ status: 200, body: { data: {} } })
  for (const path of ['/settings/welcome', '/settings/desktop-blocking', '/settings/group/terms'])
    expect(await get(path), path).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

const details = LISTED_CALLS.filter(
  ({ method, path, access }) => method === 'GET' && access === 'public' && path.includes(':'),
)
it.each(details.map(({ path }) => path))('answers %s with 404 and a message', async (path) => {
  for (const id of ['known', 'known-not', 'welcomes']) {
    const { status, body } = await get(path.replace(/:\w+/, id))
    expect(status, `${id}: ${JSON.stringify(body)}`).toBe(404)
    expect(problem.parse(body).detail).toMatch(/^\p{Lu}.*[.!?]$/u)
  }
})

it('answers members and guides with empty lists, and with nothing of another tenant', async () => {
  const lists = ['/reservations', '/user/reservations', '/user/groups', '/notification-cards', '/favorites']
  for (const path of [...lists, '/points/history', '/guide/experiences']) {
    const { status, body } = await get(path, guide.headers)
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200)
    expect(body.data, path).toEqual([])
  }
  for (const path of ['/user/upcoming-experience-tips', '/user/packages', '/points/balance', '/points/stats'])
    expect((await get(path, guide.headers)).status, path).toBe(200)
})
