import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from './check.ts'
import { faultLine } from './faults.ts'
import type { Document } from './testing/small-pack.ts'

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-contradictions-'))
  cpSync(TEMPLATE, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function edit(file: string, change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(document)
  writeFileSync(join(folder, file), JSON.stringify(document))
}
const set =
  (file: string, ...values: object[]) =>
  () =>
    edit(file, (item) => Object.assign(item, ...values))
const schedule = (values: object) => () =>
  edit('experiences/e-visit.json', (item) => Object.assign(item.schedule, values))
const special = (...special_dates: object[]) => schedule({ special_dates })
const SLOTS = [{ time: '10:00', capacity: 3 }]

function asQuiz() {
  edit('games/g-axe.json', (game) => {
    const { options, prompt } = game
    for (const key of ['options', 'prompt', 'answer']) delete game[key]
    const questions = ['a', 'b'].map((answer) => ({ id: 'q', prompt, options, answer }))
    Object.assign(game, { type: 'quiz', questions })
  })
}

const ANNA = { email: 'anna@x.test', user_name: 'anna', name: 'Anna' }
function demo(people: object[], packages: object[] = []) {
  mkdirSync(join(folder, 'demo'))
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, 'demo', file), JSON.stringify(content))
  write('people.json', { password: 'suro-demo-2026', people })
  write('journeys.json', { groups: [], packages, reservations: [], favorites: [], points: [] })
}
const travel = (starts_on: string, ends_on: string) => ({
  ...{ user: ANNA.email, package: 'pk-day' },
  ...{ starts_on, ends_on },
})

it.each<[what: string, spoil: () => void, fault: RegExp]>([
  // the database has no year 0, and time zones none before 1001
  ['a story of the year 0', set('stories/st-axe.json', { created_at: '0000-01-01' }), /› created_at: /],
  ['a story of the year 1', set('stories/st-axe.json', { created_at: '0001-01-01' }), /› created_at: /],
  ['a story of the year 1000', set('stories/st-axe.json', { created_at: '1000-01-01' }), /› created_at: /],
  [
    'news of the year 1000',
    set('news/nw-open.json', { datetime: '1000-01-01T00:00' }),
    /› datetime: is not a date this format knows/,
  ],
  // the page of an event asks for others of its days, which the calendar does not have
  ...['1999-12-31', '2200-01-01T10:00'].map((start_datetime): [string, () => void, RegExp] => [
    `an event of ${start_datetime}`,
    set('events/ev-fair.json', { start_datetime, end_datetime: start_datetime }),
    /› start_datetime: is not a date this format knows/,
  ]),
  [
    'a tour of four thousand years',
    set('story-tours/tour-tools.json', { duration: 2_147_483_647 }),
    /story-tours\/tour-tools\.json › duration: /,
  ],
  ['a route of a few steps', set('routes/rt-loop.json', { distance: 1e-7 }), /› distance: is no distance/],
  [
    'a check in the year 0',
    set('operators/op-office.json', { demo: false, checked_on: '0000-01-01' }),
    /› checked_on: is not a day of these years/,
  ],
  ...['ŒUVRE', 'SMØRREBRØD', 'ΟΔΟΣ', 'ŁAN'].map((word): [string, () => void, RegExp] => [
    `the word ${word}, which nobody could guess by its letters`,
    () =>
      edit('games/g-axe.json', (game) => {
        for (const key of ['options', 'prompt', 'answer']) delete game[key]
        const words = { es: 'ALCÁNTARA', ca: 'SURO', en: 'CORK', fr: word, de: 'GROẞ', nl: 'KURK' }
        Object.assign(game, { type: 'hangman', hint: game.intro, word: words })
      }),
    /^games\/g-axe\.json › word\.fr: has a letter that is on no key of the game/,
  ]),
  ['two questions with one id', asQuiz, /questions\.1\.id: "q" is the id of another question/],
  [
    'two options that read the same',
    () =>
      edit('games/g-axe.json', ({ options }) => {
        options[1].text.de = options[0].text.de
      }),
    /options\.1\.text\.de: is the text of another option, too/,
  ],
  [
    'an operator on a meridian',
    () => edit('operators/op-office.json', (item) => delete item.latitude),
    /operators\/op-office\.json › latitude: is missing: latitude and longitude go together/,
  ],
  ['an event on a parallel', set('events/ev-fair.json', { latitude: 42 }), /› longitude: is missing/],
  ['a story on a parallel', set('stories/st-axe.json', { latitude: 42 }), /› longitude: is missing/],
  [
    'a season with an hour',
    set('experiences/e-visit.json', { startDate: '2027-05-01T10:00' }),
    /› startDate: names an hour: a season has whole days/,
  ],
  [
    'an offer that nobody could book',
    schedule({ booking_window_days: 0, same_day_booking: false }),
    /› schedule\.booking_window_days: is 0 without same_day_booking/,
  ],
  [
    'one day in two forms',
    special({ date: 'yearly 01-01', type: 'closed' }, { date: 'yearly 01-01 10:00', type: 'special' }),
    /special_dates\.1\.date: \d{4}-01-01 is there twice/,
  ],
  [
    'a closed day with hours',
    special({ date: '2027-05-01', type: 'closed', slots: SLOTS }),
    /special_dates\.0\.slots: is only for "special"; this day is "closed"/,
  ],
  [
    'a limited day with hours, which would be the usual ones',
    special({ date: '2027-05-01', type: 'limited', capacity: 3, slots: SLOTS }),
    /special_dates\.0\.slots: is only for "special"; this day is "limited"/,
  ],
  [
    'a special day with places, which would be the usual ones',
    special({ date: '2027-05-01', type: 'special', capacity: 3 }),
    /special_dates\.0\.capacity: is only for "limited"; this day is "special"/,
  ],
  [
    'a text that was saved in two encodings',
    () =>
      edit('news/nw-open.json', ({ body }) => {
        body.ca = 'AquÃ\u00ad va la notÃ\u00adcia'
      }),
    /› body\.ca: was saved in two encodings: “.*” is “Aquí va la notícia”/,
  ],
  [
    'a title of two lines, in other signs',
    () =>
      edit('news/nw-open.json', ({ title }) => {
        title.ca = 'Ob\u2028rim'
      }),
    /› title\.ca: has a line break/,
  ],
  [
    'a link of a card that would lead nowhere',
    () =>
      edit('notification-cards/nc-hello.json', ({ content }) => {
        content.de = '<p>Mehr <a href="http://example.org/">hier</a></p>'
      }),
    /› content\.de: has a link that leads nowhere/,
  ],
  ...['https://[', 'https://localhost/x', 'https://10.0.0.1/'].map(
    (button_action_value): [string, () => void, RegExp] => [
      `a button that leads to ${button_action_value}`,
      set('notification-cards/nc-hello.json', {
        button_text: { es: 'x', ca: 'x', en: 'x', fr: 'x', de: 'x', nl: 'x' },
        button_action_type: 'url',
        button_action_value,
      }),
      /› button_action_value: (?:is not what button_action_type says|leads to a machine of one network)/,
    ],
  ),
  [
    'a demo person twice',
    () => demo([ANNA, { ...ANNA, email: 'b@x.test' }]),
    /people\.1\.user_name: "anna" is that of another person, too/,
  ],
  [
    'a package that ends before it begins',
    () => demo([ANNA], [travel('+3d', '+1d')]),
    /packages\.0\.ends_on: comes before the start/,
  ],
  [
    'a package twice for one person',
    () => demo([ANNA], [travel('+0d', '+1d'), travel('+3d', '+4d')]),
    /packages\.1\.package: "pk-day" is there twice for this person/,
  ],
  ...(
    [
      ['routes/rt-loop.json', { season: ['verano', 'verano'] }, 'season.1'],
      ['stories/st-axe.json', { provinces: ['Girona', 'Girona'] }, 'provinces.1'],
      ['experiences/e-visit.json', { themes: ['cultura', 'playa', 'cultura'] }, 'themes.2'],
      ['notification-cards/nc-hello.json', { audiences: ['guest', 'guest'] }, 'audiences.1'],
    ] as const
  ).map(([file, values, field]): [string, () => void, RegExp] => [
    `a word twice in ${field}`,
    set(file, values),
    new RegExp(`› ${field}: is there twice`),
  ]),
  [
    'an invented field that is misspelt, and would look real',
    set('experiences/e-visit.json', { demo: false, demo_fields: ['price_eur', 'pirce'] }),
    /› demo_fields\.1: "pirce" is no field of this item/,
  ],
  // every import would say that the office has changed
  ['a host twice', set('tenant.json', { domains: ['a.test', 'a.test'] }), /› domains: names a host twice/],
  ...['-x-', 'a..test', 'a.test.', `${'a'.repeat(64)}.test`, `${'a.'.repeat(130)}test`].map(
    (host): [string, () => void, RegExp] => [
      `the host ${host.slice(0, 12)}`,
      set('tenant.json', { domains: [host] }),
      /› domains\.0: must be a host name/,
    ],
  ),
  [
    'a layer twice',
    () =>
      edit('tenant.json', ({ map }) => {
        map.layers.push(map.layers[0])
      }),
    /› map\.layers: has two layers of one id/,
  ],
  ...['https://x.test/{z}.png', 'https://x y.test/{z}/{x}/{y}.png', 'https://x.test/{z}/{x}/{y} .png'].map(
    (url): [string, () => void, RegExp] => [
      `tiles at ${url}`,
      () =>
        edit('tenant.json', ({ map }) => {
          map.layers[0].url = url
        }),
      /› map\.layers\.0\.url: must be a tile address/,
    ],
  ),
])('names %s', async (_what, spoil, fault) => {
  spoil()
  const { faults } = await checkTerritory(folder)
  expect(faults.map((one) => faultLine(one).trim())).toContainEqual(expect.stringMatching(fault))
})
