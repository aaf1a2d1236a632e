import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const LISTS = [
  'news',
  'events',
  'locations',
  'experiences',
  'packages',
  'agencies',
  'operators',
  'routes',
  'story-tours',
  'story-categories',
  'stories',
  'packages/featured',
  'story-tours/type/cultura',
]
const long = 'x'.repeat(201)

const WRONG: [query: string, field: string, code: string, lists: string[]][] = [
  ['nonsense=1', 'nonsense', 'unknown_field', LISTS],
  ['per_page=0', 'per_page', 'too_small', LISTS],
  ['per_page=101', 'per_page', 'too_big', LISTS],
  ['per_page=ten', 'per_page', 'invalid', LISTS],
  ['per_page=', 'per_page', 'invalid', LISTS],
  ['per_page=0x10', 'per_page', 'invalid', LISTS],
  ['per_page=5&per_page=6', 'per_page', 'invalid', LISTS],
  ['cursor=nonsense', 'cursor', 'invalid', LISTS],
  [`cursor=${long}`, 'cursor', 'too_long', LISTS],
  ['featured=yes', 'featured', 'invalid', ['locations', 'experiences', 'packages', 'routes']],
  ['active=2', 'active', 'invalid', ['experiences', 'routes']],
  ['type=castle', 'type', 'invalid', ['experiences', 'packages', 'story-tours']],
  ['type=', 'type', 'required', ['locations']],
  ['operator_id=', 'operator_id', 'required', ['experiences', 'packages', 'routes']],
  [`operator_id=${long}`, 'operator_id', 'too_long', ['experiences', 'packages', 'routes']],
  ['point_id=', 'point_id', 'required', ['routes']],
  ['agency_id=', 'agency_id', 'required', ['experiences']],
  ['story_category=', 'story_category', 'required', ['stories']],
  ['territory=', 'territory', 'required', ['story-tours']],
  [
    `search=${long}`,
    'search',
    'too_long',
    ['experiences', 'locations', 'operators', 'packages', 'routes', 'stories'],
  ],
  ['search=a&search=b', 'search', 'invalid', ['experiences', 'locations', 'routes', 'stories']],
  ['provinces=a&provinces=b', 'provinces', 'invalid', ['routes', 'stories']],
  ['from=2026-12-31&to=2026-01-01', 'to', 'ends_before_start', ['events', 'events/days']],
  ['from=2026-01-01&to=2026-12-31', 'to', 'invalid', ['events/days']],
  ['lat=41.9', 'lng', 'required', ['games-map-markers', 'games/g-1', 'story-tours/t-1/games']],
  ['lng=2.9', 'lat', 'required', ['games-map-markers', 'games/g-1', 'story-tours/t-1/games']],
  ['lat=91&lng=0', 'lat', 'too_big', ['games-map-markers', 'games/g-1', 'story-tours/t-1/games']],
]
const cases = WRONG.flatMap(([query, field, code, lists]) =>
  lists.map((list): [string, string, string] => [`/${list}?${query}`, field, code]),
)

it.each(cases)('refuses %s with a message: %s is %s', async (path, field, code) => {
  const answer = await api.app.inject({
    url: `/api/v1${path}`,
    headers: { host: 'gavarres.localhost', 'accept-language': 'de' },
  })
  const body = answer.json()
  expect(answer.statusCode, answer.body).toBe(422)
  expect(body.detail).toBe('Einige Angaben können so nicht angenommen werden.')
  expect(body.errors).toEqual([{ path: field, code, message: expect.stringMatching(/^\p{Lu}.+\.$/u) }])
})
