import type { ImagePhoto } from '@sureda/contract/schemas/fields/media'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { seedCatalogue } from '../../testing/test-catalogue.ts'
import { addContent, localized } from '../../testing/test-content.ts'

let api: TestApi
const host = 'gavarres.localhost'

beforeAll(async () => {
  api = await startTestApi()
  await seedCatalogue(api.db)
})
afterAll(() => api.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({ url: `/api/v1${path}`, headers: { host, ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}
const ids = async (path: string) => (await get(path)).body.data.map((item: { id: string }) => item.id)

it('lists only published items of this tenant', async () => {
  expect(await ids('/experiences')).toEqual(['e-1', 'e-2', 'e-3'])
  expect(await ids('/operators')).toEqual(['op-b', 'op-a'])
  expect(await ids('/agencies')).toEqual(['op-a'])
  expect(await ids('/locations')).toEqual(['loc-1', 'loc-2'])
  expect(await ids('/packages')).toEqual(['pk-1', 'pk-2'])
  expect(await ids('/packages/featured')).toEqual(['pk-1'])
  expect(await ids('/packages/operator/op-a')).toEqual(['pk-2'])
  expect(await ids('/packages/operator/op-b')).toEqual([])
  expect(await ids('/routes')).toEqual(['rt-1', 'rt-2'])
  expect(await ids('/stories')).toEqual(['st-1', 'st-2'])
  expect(await ids('/story-tours')).toEqual(['tour-1', 'tour-2'])
})

it('lists news newest first, and hides those dated in the future', async () => {
  expect(await ids('/news')).toEqual(['nw-same', 'nw-new', 'nw-old'])
})

it.each([
  ['/experiences/e-draft', 'experience_not_found'],
  ['/experiences/e-raya', 'experience_not_found'],
  ['/packages/pk-off', 'package_not_found'],
  ['/routes/rt-off', 'route_not_found'],
  ['/packages/operator/op-off', 'operator_not_found'],
  ['/packages/operator/nothing', 'operator_not_found'],
  ['/stories/st-draft', 'story_not_found'],
  ['/story-categories/nothing', 'not_found'],
  ['/story-tours/tour-off', 'story_tour_not_found'],
  ['/story-tours/type/nonsense', 'invalid_story_tour'],
  ['/news/nw-raya', 'news_not_found'],
  ['/news/nw-future', 'news_not_found'],
  ['/events/ev-nothing', 'event_not_found'],
  ['/locations/loc-off', 'location_not_found'],
  ['/operators/op-off', 'operator_not_found'],
  ['/agencies/op-b', 'operator_not_found'],
  [`/experiences/${encodeURIComponent("' or 1=1 --")}`, 'experience_not_found'],
])('answers %s with 404 %s', async (path, code) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { code } })
})

it('filters by exactly the parameters of the specification', async () => {
  expect(await ids('/experiences?type=restaurant')).toEqual(['e-2'])
  expect(await ids('/experiences?featured=1')).toEqual(['e-1'])
  expect(await ids('/experiences?featured=false')).toEqual(['e-2', 'e-3'])
  expect(await ids('/experiences?active=true')).toEqual(['e-1', 'e-2', 'e-3'])
  expect(await ids('/experiences?active=0')).toEqual([])
  expect(await ids('/experiences?agency_id=op-a')).toEqual(['e-1', 'e-3'])
  expect(await ids('/experiences?agency_id=op-b')).toEqual([])
  expect(await ids('/experiences?operator_id=op-b')).toEqual(['e-1'])
  expect(await ids('/locations?type=dolmen&featured=true')).toEqual(['loc-1'])
  expect(await ids('/routes?provinces=girona')).toEqual(['rt-1'])
  expect(await ids('/routes?provinces=GIRONA,%20caceres')).toEqual(['rt-1', 'rt-2'])
  expect(await ids('/routes?operator_id=op-b&featured=1')).toEqual(['rt-1'])
  expect(await ids('/stories?provinces=Barcelona')).toEqual(['st-1'])
  expect(await ids('/stories?story_category=leyendas')).toEqual(['st-2'])
  expect(await ids('/story-tours?type=cultura')).toEqual(['tour-2'])
  expect(await ids('/packages?operator_type=guia')).toEqual(['pk-2'])
  expect(await ids('/packages?operator_id=op-a&type=cultural')).toEqual([])
  expect(await ids('/story-tours?territory=gavarres')).toEqual(['tour-1'])
  expect(await ids('/story-tours/type/cultura')).toEqual(['tour-2'])
})

it.each([
  '/experiences?colour=red',
  '/experiences?type=castle',
  '/experiences?per_page=0',
  '/packages?type=castle',
  '/packages/operator/op-a?type=cultural',
  '/packages/filter-options?x=1',
  '/locations?layer=tourism',
  '/routes?per_page=2&cursor=WzEuNSwiYSJd',
  '/experiences?per_page=101',
  '/experiences?per_page=ten',
  '/experiences?cursor=%00',
  '/experiences?cursor=nonsense',
  // ["0000-01-01T00:00:00.000Z","a"]: a year that the database does not have
  '/news?cursor=WyIwMDAwLTAxLTAxVDAwOjAwOjAwLjAwMFoiLCJhIl0',
  '/news?featured=1',
  '/events?from=2026-02-30',
  '/events?from=tomorrow',
  '/routes?featured=perhaps',
  '/stories?page=2',
  '/news/nw-old?x=1',
  '/story-tours?type=castle',
  '/weather?lat=91&lon=0',
  '/weather?lat=41',
])('refuses %s with 422', async (path) => {
  expect(await get(path)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})

it.each([
  ['baix emporda', ['e-1']],
  ['BAIX-EMPORDÀ', ['e-1']],
  ['baixemporda pelada', ['e-1']],
  ['aigua', ['e-2']],
  ["l'aigua", ['e-2']],
  ['collegi', ['e-2']],
  ['col-legi', ['e-2']],
  ['pelada aigua', []],
  ['%', []],
  ['_', []],
  ["'; drop table experiences; --", []],
  ['漢字', []],
])('finds by %j: %j', async (search, found) => {
  expect(await ids(`/experiences?search=${encodeURIComponent(search)}`)).toEqual(found)
})

it('treats a blank search as absent, and reports an invalid date once', async () => {
  expect(await ids('/experiences?search=%20')).toEqual(await ids('/experiences'))
  const { errors } = (await get('/events?from=tomorrow')).body
  expect(errors).toMatchObject([{ path: 'from', code: 'invalid' }])
})

it('pages through a list without losing or repeating an item', async () => {
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await get(`/news?per_page=1${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.data.map((item: { id: string }) => item.id))
    cursor = body.meta.next_cursor ?? ''
  } while (cursor)
  expect(seen).toEqual(['nw-same', 'nw-new', 'nw-old'])
  const first = await get('/experiences?per_page=2')
  const second = await get(`/experiences?per_page=2&cursor=${first.body.meta.next_cursor}`)
  expect(second.body.data.map((item: { id: string }) => item.id)).toEqual(['e-3'])
})

it('chooses the language field by field: requested language, tenant default, es, ca', async () => {
  const titleIn = async (language: string) =>
    (await get('/experiences/e-1', { 'accept-language': language })).body.data.title
  expect(await titleIn('nl')).toBe('Pelada al Baix-Empordà nl')
  expect(await titleIn('de')).toBe('Pelada al Baix-Empordà ca')
  expect(await titleIn('fr')).toBe('Pelada al Baix-Empordà ca')
  expect((await get('/experiences/e-1', { 'accept-language': 'de' })).body.data.locationName).toBe('where de')
})

it('answers an experience in the shape of the contract', async () => {
  const { body } = await get('/experiences/e-1')
  expect(body.data).toMatchObject({
    price: 12.5,
    bookable: true,
    operator: { id: 'op-b', name: 'op-b ca', type: 'entidad' },
    gallery: [],
    requirements: [],
    schedule: {
      weekdays: [6, 7],
      times: ['10:00'],
      special_dates: [{ date: '2027-06-24', type: 'closed', times: [], note: 'feast ca' }],
    },
  })
  expect((await get('/experiences/e-2')).body.data).toMatchObject({
    price: null,
    bookable: false,
    schedule: null,
    operator: null,
  })
})

it('answers a route with its notice, track and points', async () => {
  const { body } = await get('/routes/rt-1')
  expect(body.data).toMatchObject({
    status_note: 'burnt ca',
    status_date: '2026-07-05',
    end: { latitude: 41.9, longitude: 2.95, name: 'end ca' },
    elevation_total: 290,
    track: [[41.8, 2.9, 150]],
    points: [],
    start: { name: 'start ca' },
  })
})

it('counts only active games of a tour, and offers only filters with hits', async () => {
  expect((await get('/story-tours/tour-1')).body.data).toMatchObject({ games_count: 2, points: 80 })
  expect((await get('/story-tours-filter-options')).body.data).toEqual({
    territories: [
      { id: 'empordà', name: 'empordà' },
      { id: 'gavarres', name: 'Suro Viu' },
    ],
    types: ['paisaje', 'cultura'],
  })
})

it('answers an unchanged list with 304, and a changed one at once', async () => {
  const first = await api.app.inject({ url: '/api/v1/operators', headers: { host } })
  const etag = String(first.headers.etag)
  const again = await api.app.inject({ url: '/api/v1/operators', headers: { host, 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  await addContent(api.db, 'gavarres', { operators: [{ id: 'op-z', sortOrder: 9 }] })
  const changed = await api.app.inject({ url: '/api/v1/operators', headers: { host, 'if-none-match': etag } })
  expect(changed.statusCode).toBe(200)
})

it('answers that no weather key is configured', async () => {
  expect(await get('/weather?lat=41.9&lon=2.9')).toMatchObject({
    status: 503,
    body: { code: 'weather_key_missing' },
  })
})

it.each([
  ['/locations', 'loc-2', 'fire'],
  ['/routes', 'rt-1', 'burnt'],
  ['/experiences', 'e-2', 'smoke'],
  ['/stories', 'st-1', 'ash'],
  ['/story-tours', 'tour-1', 'embers'],
  ['/events', 'ev-closed', 'closed'],
  ['/story-tours/tour-1/games', 'g-1', 'charred'],
  ['/packages', 'pk-2', 'off'],
  ['/operators', 'op-a', 'moved', 'info'],
  ['/news', 'nw-new', 'over', 'info'],
])(
  'answers the dated notice of %s and its level in the reader’s language, or null',
  async (path, warned, text, level = 'warning') => {
    const german = { 'accept-language': 'de' }
    const { body } = await get(path, german)
    for (const item of body.data)
      expect(item, item.id).toMatchObject(
        item.id === warned
          ? { status_note: `${text} de`, status_date: '2026-07-05', status_level: level }
          : { status_note: null, status_date: null, status_level: null },
      )
    const detail = path.endsWith('/games') ? `/games/${warned}` : `${path}/${warned}`
    expect((await get(detail, german)).body.data).toMatchObject({
      status_note: `${text} de`,
      status_date: '2026-07-05',
      status_level: level,
    })
  },
)

it('answers opening hours and facts of a location', async () => {
  expect((await get('/locations/loc-2')).body.data).toMatchObject({
    opening_hours: 'open ca',
    facts: ['old ca', 'cold ca'],
  })
  expect((await get('/locations/loc-1')).body.data).toMatchObject({ opening_hours: null, facts: [] })
})

it('answers the credit and focus of a photograph and how to reach a location, or null', async () => {
  const imagePhoto: ImagePhoto = {
    author: 'Anna Roca',
    licence: 'CC BY 4.0',
    place: 'Fitor',
    date: '2026',
    focus: [30, 60],
    blur: 'data:,',
  }
  const reached = { address: 'Plaça 1', phone: '+34 972 000 000', website: 'https://museu.example' }
  const accessibility = localized('lift')
  await addContent(api.db, 'gavarres', {
    locations: [{ id: 'loc-photo', image: 'gavarres/x-800.avif', imagePhoto, accessibility, ...reached }],
  })
  const { data } = (await get('/locations/loc-photo', { 'accept-language': 'ca' })).body
  expect(data).toMatchObject({ image_photo: imagePhoto, accessibility: 'lift ca', ...reached })
  const { data: drawn } = (await get('/locations/loc-1')).body
  expect(drawn).not.toHaveProperty('image_photo')
  expect(drawn).toMatchObject({ address: null, phone: null, website: null, accessibility: null })
})
