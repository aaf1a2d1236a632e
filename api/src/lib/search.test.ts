import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { locations } from '../modules/catalogue/locations/locations.tables.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { addContent, localized } from '../testing/test-content.ts'

let api: TestApi
const in6 = (text: string) => ({ es: text, ca: text, en: text, fr: text, de: text, nl: text })

beforeAll(async () => {
  api = await startTestApi()
  const named = (id: string, name: string) => ({ id, name: in6(name), municipality: 'Girona' })
  await addContent(api.db, 'gavarres', {
    locations: [
      named('cassa', 'Cassà de la Selva'),
      named('sadurni', 'Sant Sadurní de l’Heura'),
      named('vall', 'Vall-llobrega'),
      named('alzina', "Font de l'Alzina"),
      named('collegi', 'El Col·legi'),
      named('geminada', 'Sant Marceŀlí'),
      named('oeuvre', 'L’Œuvre du liège'),
      named('tapis', "Can N'Oliver - Tapís"),
      { ...named('warm', 'Kork'), name: { ...localized('Suro'), de: 'Große Korkmühle', nl: 'Kurkmolen' } },
      { ...named('hidden', 'Cassà amagada'), active: false },
    ],
    routes: [
      { id: 'rt-body', title: in6('Volta llarga'), description: in6('Surt de Romanyà.'), sortOrder: 1 },
      { id: 'rt-name', title: in6('Dòlmens de Romanyà'), sortOrder: 2 },
      { id: 'rt-whole', title: in6('Romanyà'), sortOrder: 3 },
      { id: 'rt-none', title: in6('Fitor'), sortOrder: 0 },
    ],
    experiences: [{ id: 'e-1', locationName: in6('Llofriu'), operatorId: null }],
    operators: [{ id: 'op-1', name: in6('Sureda Guiada'), address: 'Carrer de l’Avi Xaxu' }],
    packages: [
      {
        id: 'pk-1',
        title: in6('Dos dies'),
        itinerary: [{ day: 1, time: '10:00', title: in6('Dinar'), place: in6("Peratallada d'Amunt") }],
      },
    ],
    storyCategories: [{ id: 'oficios' }],
    stories: [{ id: 'st-1', title: in6('El pelador'), keywords: ['burja', in6('destral')] }],
  })
})
afterAll(() => api.close())

async function find(kind: string, search: string, more = '') {
  const answer = await api.app.inject({
    url: `/api/v1/${kind}?search=${encodeURIComponent(search)}${more}`,
    headers: { host: 'gavarres.localhost' },
  })
  return answer.json()
}
const ids = async (kind: string, search: string, more?: string) =>
  (await find(kind, search, more)).data.map((item: { id: string }) => item.id)

it.each([
  ['cassa de la selva', 'cassa'],
  ['CASSÀ', 'cassa'],
  ['cass', 'cassa'],
  ['selva cassa', 'cassa'],
  ['sant sadurni', 'sadurni'],
  ["l'heura", 'sadurni'],
  ['lheura', 'sadurni'],
  ['heura', 'sadurni'],
  ['vall-llobrega', 'vall'],
  ['Vall llobrega', 'vall'],
  ['vallllobrega', 'vall'],
  ['valllobrega', 'vall'],
  ['llobrega', 'vall'],
  ["l'alzina", 'alzina'],
  ['l’alzina', 'alzina'],
  ['lalzina', 'alzina'],
  ['alzina', 'alzina'],
  ['l alzina', 'alzina'],
  ['font de alzina', 'alzina'],
  ['col·legi', 'collegi'],
  ['collegi', 'collegi'],
  ['col.legi', 'collegi'],
  ['col-legi', 'collegi'],
  ['marcelli', 'geminada'],
  ['marcel·lí', 'geminada'],
  ['oeuvre', 'oeuvre'],
  ['œuvre', 'oeuvre'],
  ['noliver', 'tapis'],
  ['oliver tapis', 'tapis'],
  // the name in another language than the requested one
  ['grosse korkmuhle', 'warm'],
  ['große', 'warm'],
  ['kurkmolen', 'warm'],
])('finds the location with %j', async (search, id) => {
  expect(await ids('locations', search)).toEqual([id])
})

it.each([
  'casa',
  'selva sadurni',
  'amagada',
  '·',
  "'",
  '-',
  '%',
  ':*',
  '!',
  'a & b |',
  '<->',
  '漢字',
  '\\',
  "''",
])('finds no location with %j', async (search) => {
  expect(await ids('locations', search)).toEqual([])
})

it('ranks the exact name first, then names with the word, then others, each group in the office’s order', async () => {
  expect(await ids('routes', 'romanya')).toEqual(['rt-whole', 'rt-name', 'rt-body'])
  expect(await ids('routes', '')).toEqual(['rt-none', 'rt-body', 'rt-name', 'rt-whole'])
})

it('pages through the hits in order of rank', async () => {
  const seen: string[] = []
  let cursor = ''
  do {
    const { data, meta } = await find('routes', 'romanya', `&per_page=1${cursor && `&cursor=${cursor}`}`)
    seen.push(...data.map((item: { id: string }) => item.id))
    cursor = meta.next_cursor ?? ''
  } while (cursor)
  expect(seen).toEqual(['rt-whole', 'rt-name', 'rt-body'])
  // a list cursor is not valid in a search
  const { meta } = await find('routes', '', '&per_page=1')
  expect(await find('routes', 'romanya', `&cursor=${meta.next_cursor}`)).toMatchObject({ status: 422 })
})

it.each([
  ['experiences', 'llofriu', 'e-1'],
  ['operators', 'avi xaxu', 'op-1'],
  ['packages', 'peratallada damunt', 'pk-1'],
  ['stories', 'burja', 'st-1'],
  ['stories', 'destral', 'st-1'],
  ['routes', 'fitor', 'rt-none'],
])('searches the texts of %s', async (kind, search, id) => {
  expect(await ids(kind, search)).toEqual([id])
})

it('accepts a page of letters without a space, in the text and in the query', async () => {
  const endless = 'donaudampfschifffahrtsgesellschaft'.repeat(300)
  await addContent(api.db, 'gavarres', {
    routes: [{ id: 'rt-endless', description: in6(endless), sortOrder: 9 }],
  })
  expect(await ids('routes', 'donaudampfschiffahrt')).toEqual(['rt-endless'])
  expect(await ids('routes', 'd'.repeat(100))).toEqual([])
})

it('joins the search with the filters of the list', async () => {
  expect(await ids('routes', 'romanya', '&provinces=girona')).toHaveLength(3)
  expect(await ids('routes', 'romanya', '&provinces=badajoz')).toEqual([])
  expect(await ids('locations', 'alzina', '&type=dolmen')).toEqual([])
})

it('follows changes and removals, and separates tenants', async () => {
  await addContent(api.db, 'raya', { locations: [{ id: 'loc-raya', name: in6('Cassà de Raya') }] })
  expect(await ids('locations', 'raya')).toEqual([])
  const tapis = eq(locations.id, 'tapis')
  await withTenant(api.db, 'gavarres', (tx) =>
    tx
      .update(locations)
      .set({ name: in6('Mas Nou') })
      .where(tapis),
  )
  expect(await ids('locations', 'noliver')).toEqual([])
  expect(await ids('locations', 'mas nou')).toEqual(['tapis'])
  await withTenant(api.db, 'gavarres', (tx) => tx.delete(locations).where(tapis))
  expect(await ids('locations', 'mas nou')).toEqual([])
})
