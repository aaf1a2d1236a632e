import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
  folder = mkdtempSync(join(tmpdir(), 'sureda-odd-'))
  cpSync(TEMPLATE, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (file: string) => join(folder, file)
function edit(file: string, change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(at(file), 'utf8'))
  change(document)
  writeFileSync(at(file), JSON.stringify(document))
}
const visit = (change: (item: Document) => void) => () => edit('experiences/e-visit.json', change)
const special = (...days: object[]) =>
  visit(({ schedule }) => {
    schedule.special_dates = days
  })
const titled = (title: string) => () =>
  edit('news/nw-open.json', (item) => {
    item.title.en = title
  })
const website = (address: string) => () =>
  edit('operators/op-office.json', (item) => {
    item.website = address
  })
const logo = (svg: string) => () => writeFileSync(at('media/logo.svg'), svg)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"'
const link = (target: string, file: string) => () => {
  rmSync(at(file), { force: true })
  symlinkSync(target, at(file))
}
const price = (euros: number) =>
  visit((item) => {
    item.price = euros
  })

it.each<[what: string, spoil: () => void, fault: RegExp]>([
  [
    'a link to itself',
    link('self.json', 'news/self.json'),
    /^news\/self\.json: is a link that leads nowhere/,
  ],
  ['a link to nothing', link('/nowhere/x.webp', 'media/x.webp'), /^media\/x\.webp: is a link that leads/],
  [
    'a link out of the pack',
    link('/etc/passwd', 'media/logo.svg'),
    /^media\/logo\.svg: is a link to another/,
  ],
  ['a link in a circle', link('..', 'media/loop'), /^media\/loop: is a link to another place/],
  ['a title of two lines', titled('Open\nday'), /› title\.en: has a line break/],
  ['a title with nothing to see', titled('\u200b'), /› title\.en: has nothing to see/],
  ['a title that is a filler', titled('\u3164'), /› title\.en: has nothing to see/],
  ['a price in tenths of a cent', price(5.005), /› price: has more than two digits/],
  ['a price of next to nothing', price(1e-7), /› price: has more than two digits/],
  [
    'more places than a guide could give',
    visit(({ schedule }) => {
      schedule.slots[0].capacity = 2_147_483_647
    }),
    /› schedule\.slots\.0\.capacity: /,
  ],
  [
    'a day that is closed and special',
    special({ date: '2027-05-01', type: 'closed' }, { date: '2027-05-01', type: 'special' }),
    /special_dates\.1\.date: 2027-05-01 is there twice/,
  ],
  [
    'a limited day without places',
    special({ date: '2027-05-01', type: 'limited' }),
    /0\.capacity: is missing/,
  ],
  [
    'a day with an hour',
    special({ date: '2027-05-01T10:00', type: 'closed' }),
    /0\.date: names an hour: special dates are whole days/,
  ],
  [
    'a day with one hour twice',
    special({
      date: '2027-05-01',
      type: 'special',
      slots: [1, 2].map((capacity) => ({ time: '10:00', capacity })),
    }),
    /special_dates\.0\.slots: has two slots at one time/,
  ],
  [
    'a time zone by its distance',
    () =>
      edit('tenant.json', (tenant) => {
        tenant.time_zone = '+02:00'
      }),
    /› time_zone: is not a time zone/,
  ],
  [
    'two points at one position',
    () =>
      edit('routes/rt-loop.json', (route) => {
        route.points.push({ ...route.points[0], id: 'rt-loop-p2' })
      }),
    /› points\.1\.position: 1 is the position of another point/,
  ],
  [
    'a height of no land',
    () =>
      edit('locations/loc-museum.json', (item) => {
        item.elevation = -9999
      }),
    /› elevation: is no height of land/,
  ],
  [
    'an address of this machine',
    website('https://127.0.0.1/'),
    /› website: must be an address that everybody/,
  ],
  ['an address of one network', website('http://nas.local'), /› website: must be an address that everybody/],
  [
    'a path with a way up',
    () =>
      edit('news/nw-open.json', (item) => {
        item.image.file = 'media/a/../forest.webp'
      }),
    /› image\.file: /,
  ],
  [
    'a card that shows nothing',
    () =>
      edit('notification-cards/nc-hello.json', (card) => {
        card.content.ca = '<script>0</script><p>&nbsp;</p>'
      }),
    /› content\.ca: has no text that is shown/,
  ],
  ['a page in the place of a logo', logo('<html><body></body></html>'), /logo\.svg is no SVG/],
  ['a logo that is cut off', logo(`${SVG}><g></svg>`), /logo\.svg is no SVG/],
  ['a logo with a script', logo(`${SVG}><script>0</script></svg>`), /logo\.svg has “<script”/],
  ['a logo that listens', logo(`${SVG} onload="x()"/>`), /logo\.svg has “onload=”/],
  ['a logo that fetches', logo(`${SVG}><image href="https://x.test/x.png"/></svg>`), /logo\.svg has “href=/],
  ['a logo with entities', logo(`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}/>`), /logo\.svg has a DOCTYPE/],
  [
    'a drawing with a script that nothing names',
    () => writeFileSync(at('media/more.svg'), `${SVG}><script>0</script></svg>`),
    /^media\/more\.svg: media\/more\.svg has “<script”/,
  ],
  [
    'a PNG called WebP',
    () => copyFileSync(at('media/icon-192.png'), at('media/forest.webp')),
    /forest\.webp is png, not what its ending says/,
  ],
  [
    'a drawing called WebP',
    () => copyFileSync(at('media/favicon.svg'), at('media/forest.webp')),
    /forest\.webp is svg, not what its ending says/,
  ],
  [
    'an icon that is a text',
    () => writeFileSync(at('media/icon-192.png'), 'x'),
    /icon-192\.png cannot be decoded/,
  ],
  [
    'a favicon that is a text',
    () => writeFileSync(at('media/favicon.ico'), 'x'),
    /favicon\.ico is not an icon/,
  ],
])('reports %s', async (_what, spoil, fault) => {
  spoil()
  const { faults } = await checkTerritory(folder)
  expect(faults.map((one) => faultLine(one).trim())).toContainEqual(expect.stringMatching(fault))
})

it('accepts a link inside of the pack', async () => {
  rmSync(at('media/logo-dark.svg'))
  symlinkSync('logo.svg', at('media/logo-dark.svg'))
  expect((await checkTerritory(folder)).faults).toEqual([])
})

it('reports a document that is too large', async () => {
  edit('news/nw-open.json', (item) => {
    item.note = 'x'.repeat(4_000_000)
  })
  const { faults } = await checkTerritory(folder)
  expect(faults.map(({ message }) => message)).toEqual(['is larger than 3 MB'])
})
