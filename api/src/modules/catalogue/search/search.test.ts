import { LOCALES } from '@sureda/contract/codes/locale'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, localized } from '../../../testing/test-content.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'

let api: TestApi
const ZONE = 'Europe/Madrid'
const BARK = {
  es: 'alcornoque',
  ca: 'pelagrí',
  en: 'woodland',
  fr: 'chênaie',
  de: 'Rindenfest',
  nl: 'bosfeest',
}
const in6 = (text: string) => ({ es: text, ca: text, en: text, fr: text, de: text, nl: text })

beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, 'gavarres', {
    locations: [
      { id: 'loc-vi', name: in6('Celler del Vi'), municipality: 'Cassà de la Selva', demo: true },
      { id: 'loc-hidden', name: in6('Vi amagat'), municipality: 'Girona', active: false },
    ],
    routes: [{ id: 'rt-visita', title: in6('Visita llarga'), summary: in6('Surt de Romanyà.') }],
    experiences: [
      { id: 'e-vi', title: { ...localized('Tast de vi'), de: 'Weinprobe' }, operatorId: null },
      { id: 'e-bark', title: BARK, operatorId: null },
      { id: 'e-draft', title: in6('Vi esborrany'), status: 'draft', operatorId: null },
    ],
    events: [
      { id: 'ev-past', title: in6('Fira del vi'), startAt: new Date('2020-05-01T10:00:00Z') },
      { id: 'ev-next', title: in6('Fira gran del vi'), startAt: new Date('2090-05-01T10:00:00Z') },
    ],
  })
})
afterAll(() => api.close())

const ask = (q: string, { kind = '', language = 'ca', host = 'gavarres.localhost' } = {}) =>
  api.app.inject({
    url: `/api/v1/search?q=${encodeURIComponent(q)}${kind && `&kind=${kind}`}`,
    headers: { host, 'accept-language': language },
  })
interface Group {
  kind: string
  total: number
  hits: { id: string; is_over: boolean; demo: boolean; title: string; text: string }[]
}
const groups = async (...question: Parameters<typeof ask>): Promise<Group[]> =>
  (await ask(...question)).json().data
const ids = async (...question: Parameters<typeof ask>) =>
  (await groups(...question)).flatMap(({ hits }) => hits.map(({ id }) => id))

it('groups hits by kind, those with the whole word first, and only published ones', async () => {
  const found = await groups('vi')
  expect(found.at(-1)?.kind).toBe('route')
  expect(found.flatMap(({ hits }) => hits.map(({ id }) => id)).sort()).toEqual(
    ['e-vi', 'ev-next', 'ev-past', 'loc-vi', 'rt-visita'].sort(),
  )
})

it('ranks past events behind upcoming ones', async () => {
  const [events] = await groups('fira', { kind: 'event' })
  expect(events?.hits.map(({ id, is_over }) => [id, is_over])).toEqual([
    ['ev-next', false],
    ['ev-past', true],
  ])
})

it('ranks the next of equally good events first', async () => {
  await addContent(api.db, 'gavarres', {
    events: [
      { id: 'ev-far', title: in6('Aplec'), startAt: new Date('2092-05-01T10:00:00Z') },
      { id: 'ev-near', title: in6('Aplec de la primavera'), startAt: new Date('2091-05-01T10:00:00Z') },
      { id: 'ev-gone', title: in6('Aplec'), startAt: new Date('2021-05-01T10:00:00Z') },
    ],
  })
  await expect.poll(() => ids('aplec', { kind: 'event' })).toEqual(['ev-near', 'ev-far', 'ev-gone'])
})

it('marks an event until midnight as past on the next day, and an all-day event after its last day', async () => {
  const hour = new Intl.DateTimeFormat('en', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' })
  const inUtc = new Date(dayIn(ZONE))
  const midnight = new Date(inUtc.getTime() - Number(hour.format(inUtc)) * 3_600_000)
  const before = new Date(midnight.getTime() - 3 * 3_600_000)
  await addContent(api.db, 'gavarres', {
    events: [
      { id: 'ev-night', title: in6('Revetlla'), startAt: before, endAt: midnight },
      { id: 'ev-days', title: in6('Revetlla llarga'), startAt: before, endAt: midnight, allDay: true },
    ],
  })
  const over = async () => {
    const [events] = await groups('revetlla', { kind: 'event' })
    return events?.hits.map(({ id, is_over }) => [id, is_over])
  }
  await expect.poll(over).toEqual([
    ['ev-days', false],
    ['ev-night', true],
  ])
})

it.each(Object.entries(BARK))('finds words of %s in that language only', async (language, word) => {
  for (const asked of LOCALES)
    expect(await ids(word, { language: asked })).toEqual(asked === language ? ['e-bark'] : [])
})

it('shows an operator and a location of one name once, as the location', async () => {
  await addContent(api.db, 'gavarres', {
    operators: [{ id: 'op-forn', name: in6('Forn de pega') }],
    locations: [{ id: 'loc-forn', name: in6('Forn de pega') }],
  })
  await expect.poll(() => ids('forn de pega')).toEqual(['loc-forn'])
})

it('marks invented demo items', async () => {
  const hits = (await groups('vi')).flatMap((group) => group.hits)
  expect(hits.filter(({ demo }) => demo).map(({ id }) => id)).toEqual(['loc-vi'])
})

it('begins the text of a location with its municipality', async () => {
  const [places] = await groups('celler', { kind: 'location' })
  expect(places?.hits[0]?.text).toMatch(/^Cassà de la Selva · ./)
})

it('searches in the requested language, without accents and with typing errors', async () => {
  expect(await ids('weinprobe', { language: 'de' })).toEqual(['e-vi'])
  expect(await ids('romanya')).toEqual(['rt-visita'])
  expect(await ids('celer')).toEqual(['loc-vi'])
})

it('finds nothing of another territory', async () => {
  expect(await ids('vi', { host: 'raya.localhost' })).toEqual([])
})

it.each(['', 'v', '🌳🌳', 'مرحبا بالعالم', '%', "'; drop table routes; --", 'x'.repeat(500)])(
  'takes %j',
  async (q) => {
    expect((await ask(q)).statusCode).toBe(200)
  },
)

it('refuses more than 500 letters and unknown kinds', async () => {
  expect((await ask('x'.repeat(501))).statusCode).toBe(422)
  expect((await ask('vi', { kind: 'person' })).statusCode).toBe(422)
})

it('answers 304 until content changes, and then finds new items at once', async () => {
  const first = await ask('nova')
  expect(first.json().data).toEqual([])
  const again = await api.app.inject({
    url: '/api/v1/search?q=nova',
    headers: {
      host: 'gavarres.localhost',
      'accept-language': 'ca',
      'if-none-match': String(first.headers.etag),
    },
  })
  expect(again.statusCode).toBe(304)
  await addContent(api.db, 'gavarres', { routes: [{ id: 'rt-nova', title: in6('Ruta nova') }] })
  await expect.poll(() => ids('nova')).toEqual(['rt-nova'])
})
