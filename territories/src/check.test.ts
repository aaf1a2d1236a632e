import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from './check.ts'
import { type SmallPack, smallPack } from './testing/small-pack.ts'

let pack: SmallPack
beforeEach(() => {
  pack = smallPack()
})
afterEach(() => pack.dispose())

/** `file › field: message` of every fault. */
async function faults(): Promise<string[]> {
  const result = await checkTerritory(pack.folder)
  return result.faults.map(({ file, field, message }) => `${file} › ${field}: ${message}`)
}

it('finds no fault in a valid pack', async () => {
  const result = await checkTerritory(pack.folder)
  expect(result.faults).toEqual([])
  expect(result.counts).toMatchObject({ locations: 2, games: 5, 'route points': 5 })
})

it('names a missing language with its field', async () => {
  pack.edit('routes/rt-suro.json', (route) => {
    delete route.points[1].name.nl
  })
  expect(await faults()).toEqual([
    'routes/rt-suro.json › points.1.name.nl: is missing: every text needs all six languages',
  ])
})

it('refuses an empty text', async () => {
  pack.edit('locations/loc-cova-daina.json', (location) => {
    location.name.de = ''
  })
  expect(await faults()).toEqual(['locations/loc-cova-daina.json › name.de: is empty'])
})

it('refuses HTML in a title', async () => {
  pack.edit('stories/st-pela.json', (story) => {
    story.title.en = 'The <b>peeling</b>'
  })
  expect(await faults()).toEqual(['stories/st-pela.json › title.en: contains HTML; this field is plain text'])
})

it('refuses an unknown field', async () => {
  pack.edit('news/nw-capital25.json', (news) => {
    news.sumary = news.summary
  })
  expect(await faults()).toEqual([
    expect.stringMatching(
      /^news\/nw-capital25\.json › sumary: is not a field of this format\. Remove it, or use a name that is known there: .+/,
    ),
  ])
})

it('checks generated files beside the items', async () => {
  pack.write('media/index.json', '{"media/st-pela":"brown"}')
  pack.write('media/hashes.json', '{"media/st-pela":"none"}')
  expect(await faults()).toEqual([
    'media/index.json › media/st-pela: must be a colour like #a8442a',
    'media/hashes.json › media/st-pela: must be a SHA-256 hash in base64',
  ])
})

it.each([
  'story-categories/oficis',
  'notification-cards/nc-general',
  'rewards/rw-arbre',
  'check-in-points/cp-estacio',
  'regenerative-practices/pr-senda',
])('refuses a notice at %s, where it would not be shown', async (item) => {
  const text = { es: 'Fuego', ca: 'Foc', en: 'Fire', fr: 'Feu', de: 'Feuer', nl: 'Brand' }
  pack.edit(`${item}.json`, (document) => {
    document.notice = { date: '2026-07-05', text }
  })
  expect(await faults()).toEqual([
    expect.stringContaining(`${item}.json › notice: is not a field of this format. Remove it`),
  ])
})

it('refuses values outside of the enumerations', async () => {
  pack.edit('routes/rt-suro.json', (route) => {
    route.difficulty = 'easy'
  })
  const [fault] = await faults()
  expect(fault).toMatch(/^routes\/rt-suro\.json › difficulty: .*facil/)
})

it.each([
  ['2027-02-30', 'is not a day of every calendar'],
  ['yearly 06-11 25:00', 'is not a date this format knows'],
  ['next Friday', 'is not a date this format knows'],
])('refuses the event date %s', async (date, message) => {
  pack.edit('events/ev-angels.json', (event) => {
    event.start_datetime = date
  })
  const found = await faults()
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`events/ev-angels.json › start_datetime: ${message}`)
})

it('refuses an event whose end does not fit its beginning', async () => {
  pack.edit('events/ev-angels.json', (event) => {
    event.start_datetime = 'yearly fri#3-11 19:00'
    event.end_datetime = 'yearly sun#3-11 14:00'
  })
  expect(await faults()).toEqual([
    'events/ev-angels.json › end_datetime: may fall into another week than the start: write it as start+2d 14:00',
  ])
})

it('reports references without a target', async () => {
  pack.edit('experiences/e-ruc.json', (experience) => {
    experience.operator = 'op-none'
  })
  expect(await faults()).toEqual([
    'experiences/e-ruc.json › operator: refers to "op-none", which is not in operators/',
  ])
})

it('accepts a reference to an item whose file has another fault', async () => {
  pack.edit('operators/op-demo-guies.json', (operator) => {
    operator.email = 'nobody'
  })
  expect(await faults()).toEqual(['operators/op-demo-guies.json › email: must be an e-mail address'])
})

it('reports two items with one id', async () => {
  pack.edit('events/ev-angels.json', (event) => {
    event.id = 'loc-cova-daina'
  })
  expect(await faults()).toEqual([
    'events/ev-angels.json › id: is "loc-cova-daina", but the file is called ev-angels.json',
    'events/ev-angels.json › id: "loc-cova-daina" is already the id of locations/loc-cova-daina.json',
  ])
})

it('reports a right answer that is not an option', async () => {
  pack.edit('games/g-n1.json', (game) => {
    game.questions[0].answer = 'z'
  })
  expect(await faults()).toEqual(['games/g-n1.json › questions.0.answer: "z" is none of the options'])
})

it('reports a word to be guessed that occurs in its own texts', async () => {
  pack.edit('games/g-n4.json', (game) => {
    game.image.alt.ca = 'Una Escorca rugosa'
  })
  expect(await faults()).toEqual(['games/g-n4.json › image.alt.ca: has the word that is to be guessed'])
})

it('refuses a picture of forty megapixels', async () => {
  const huge = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#a8442a' } })
    .png()
    .toBuffer()
  pack.write('media/huge.png', huge)
  pack.edit('news/nw-capital25.json', (news) => {
    news.image.file = 'media/huge.png'
  })
  expect(await faults()).toEqual([
    'news/nw-capital25.json › image.file: media/huge.png has 40.0 megapixels; 24 is the limit',
  ])
})

it('refuses a file that is not a picture', async () => {
  pack.write('media/odd.png', 'not a picture at all')
  pack.edit('news/nw-capital25.json', (news) => {
    news.image.file = 'media/odd.png'
  })
  expect(await faults()).toEqual([
    'news/nw-capital25.json › image.file: media/odd.png cannot be decoded as a picture. Export it again',
  ])
})

it.each(['{', 'null', '[]'])('reports invalid hashes (%s) by their file', async (content) => {
  pack.write('media/hashes.json', content)
  const [fault] = await faults()
  expect(fault).toMatch(/^media\/hashes\.json › : /)
})

it('decodes a picture that replaced a known drawing', async () => {
  const smallest = 'media/nw-capital25-480.avif'
  const drawing = readFileSync(join(pack.folder, smallest))
  expect(await faults()).toEqual([])
  // the file is a link to the real one, so it is removed before writing
  pack.remove(smallest)
  // the header is intact, so the size can still be read
  pack.write(smallest, drawing.subarray(0, drawing.length / 2))
  const [fault] = await faults()
  expect(fault).toContain(`${smallest} cannot be decoded as a picture`)
})

it('refuses a missing picture', async () => {
  pack.edit('rewards/rw-arbre.json', (reward) => {
    reward.image.file = 'media/gone.webp'
  })
  const [fault] = await faults()
  expect(fault).toContain('rewards/rw-arbre.json › image.file: media/gone.webp does not exist')
})

it('refuses a film that cannot be decoded', async () => {
  pack.write('media/welcome.webm', Buffer.from('1a45dfa3 but nothing that follows makes sense'))
  expect(await faults()).toEqual([
    'settings.json › welcome.video.sources.0: media/welcome.webm does not decode: it is neither WebM nor MP4. Export it as MP4 (H.264)',
  ])
})

it('refuses brand colours without contrast', async () => {
  pack.edit('tenant.json', (tenant) => {
    tenant.branding.colors.primary = '#F4C2A0'
  })
  const found = await faults()
  expect(found[0]).toMatch(
    /^tenant\.json › branding\.colors\.primary: primary on background .* WCAG AA needs 4\.5:1/,
  )
})

it('refuses an invalid track, and one without elevation', async () => {
  pack.write(
    'tracks/rt-suro.gpx',
    '<gpx><trk><trkseg><trkpt lat="41" lon="2"/><trkpt lat="42" lon="2"/></trkseg></trk></gpx>',
  )
  expect(await faults()).toEqual([
    'routes/rt-suro.json › track: tracks/rt-suro.gpx point 1 has no elevation (<ele>)',
  ])
  pack.write('tracks/rt-suro.gpx', 'once upon a time')
  const [fault] = await faults()
  expect(fault).toContain('tracks/rt-suro.gpx is not XML')
})

it('says that a track of 50,000 points was simplified', async () => {
  const points = Array.from(
    { length: 50_000 },
    (_, i) =>
      `<trkpt lat="${41.8795 + i / 1e6}" lon="${2.911 + Math.sin(i / 900) / 100}"><ele>${100 + (i % 40)}</ele></trkpt>`,
  )
  pack.write('tracks/rt-suro.gpx', `<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`)
  const result = await checkTerritory(pack.folder)
  expect(result.faults).toEqual([])
  expect(result.remarks[0]?.message).toMatch(/^has 50000 points; \d+ of them are used$/)
  expect(result.tracks.get('rt-suro')?.drawn.length).toBeLessThanOrEqual(1000)
})

it('reports misspelt folders', async () => {
  pack.write('lokations', '')
  expect(await faults()).toEqual([
    'lokations › : is not part of the pack format. Remove it, or correct its name: docs/packs.md lists them',
  ])
})

it('reports a folder that is not a pack', async () => {
  pack.remove('tenant.json')
  expect(await faults()).toEqual(['tenant.json › : is missing: this folder is not a territory pack'])
})

it('reports faults of several files at once', async () => {
  pack.edit('settings.json', (settings) => {
    delete settings.contact.phone
  })
  pack.write('news/nw-capital25.json', '{ not json')
  const found = await faults()
  expect(found).toHaveLength(2)
  expect(found.join('\n')).toContain('settings.json › contact.phone: is missing')
})

it('refuses an offer that cannot be bought, with what to do', async () => {
  pack.edit('experiences/e-alba.json', (experience) => {
    experience.purchase = 'external'
    experience.schedule.min_nights = 2
  })
  pack.edit('experiences/e-ruc.json', (experience) => {
    experience.purchase = 'nights'
    experience.price_unit = 'person'
    experience.schedule.slots[0].capacity = 99
  })
  expect(await faults()).toEqual([
    'experiences/e-alba.json › external_url: is missing: "external" needs external_url or external_phone',
    'experiences/e-alba.json › schedule.min_nights: is only for purchase "nights"; this one is "external"',
    'experiences/e-ruc.json › price_unit: must be "night" where nights are sold, not "person"',
    'experiences/e-ruc.json › schedule.slots: must be one for nights: the hour of arrival, with the rooms as its capacity',
    'experiences/e-ruc.json › schedule.slots.0.capacity: is 99 rooms for 10 people: it counts rooms, not beds',
    'demo/journeys.json › reservations.1.nights: is missing: e-ruc is sold by nights',
  ])
})

it('refuses texts and addresses that do not fit the way of buying', async () => {
  pack.edit('experiences/e-alba.json', (experience) => {
    Object.assign(experience, { purchase: 'auction', external_url: 'http://example.test' })
  })
  const [first, second] = await faults()
  expect(first).toContain('experiences/e-alba.json › purchase: ')
  expect(second).toBe('experiences/e-alba.json › external_url: must be an address that begins with https://')
})
