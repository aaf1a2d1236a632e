import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { PackError } from './faults.ts'
import { importTerritory, noChanges } from './import.ts'
import type { Document } from './testing/small-pack.ts'

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url))
const FILM = fileURLToPath(new URL('../gavarres/media/welcome.webm', import.meta.url))

let database: Database
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-bad-'))
  cpSync(TEMPLATE, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content)
function edit(file: string, change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(document)
  write(file, JSON.stringify(document))
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8442a' } })
    .jpeg()
    .toBuffer()

type Bad = [what: string, spoil: () => Promise<void> | void, fault: string]
const BAD: Bad[] = [
  [
    'a missing language',
    () => edit('events/ev-fair.json', (event) => delete event.title.nl),
    'events/ev-fair.json › title.nl: is missing: every text needs all six languages',
  ],
  ...['illustrations.json', 'films.json'].map(
    (file): Bad => [
      `a file of a former format, ${file}`,
      () => write(file, '{}'),
      `${file}: is no longer read: pictures and films are finished files. Remove it; npm run territory -- pictures <folder> makes the widths of new pictures`,
    ],
  ),
  [
    'a picture of 40 megapixels',
    async () => {
      write(
        'media/huge.png',
        await sharp(await picture(8000, 5000))
          .png()
          .toBuffer(),
      )
      edit('news/nw-open.json', (news) => {
        news.image.file = 'media/huge.png'
      })
    },
    'news/nw-open.json › image.file: media/huge.png has 40.0 megapixels; 24 is the limit',
  ],
  [
    'a track of 150,000 points',
    () => {
      const point = '<trkpt lat="42" lon="2.9"><ele>10</ele></trkpt>'
      write('tracks/rt-loop.gpx', `<gpx><trk><trkseg>${point.repeat(150_000)}</trkseg></trk></gpx>`)
    },
    'routes/rt-loop.json › track: tracks/rt-loop.gpx has 150000 points; 100000 is the limit',
  ],
  [
    'a broken reference',
    () =>
      edit('experiences/e-visit.json', (experience) => {
        experience.operator = 'op-none'
      }),
    'experiences/e-visit.json › operator: refers to "op-none", which is not in operators/',
  ],
  [
    'HTML in a title',
    () =>
      edit('stories/st-axe.json', (story) => {
        story.title.de = '<b>Die Axt</b>'
      }),
    'stories/st-axe.json › title.de: contains HTML; this field is plain text',
  ],
  [
    'a colour pair without contrast',
    () =>
      edit('tenant.json', (tenant) => {
        tenant.branding.colors.primary = '#F4C2A0'
      }),
    'tenant.json › branding.colors.primary: primary on background',
  ],
  [
    'a film that does not decode',
    () => {
      write('media/welcome.webm', readFileSync(FILM).subarray(0, 40_000))
      edit('settings.json', (settings) => {
        settings.welcome.video = {
          sources: ['media/welcome.webm'],
          poster: 'media/forest.webp',
          seconds: 8,
          captions: [settings.welcome.title],
        }
      })
    },
    'settings.json › welcome.video.sources.0: media/welcome.webm does not decode: the file is cut off',
  ],
  [
    'two items with one id',
    () =>
      write(
        'news/loc-museum.json',
        readFileSync(join(folder, 'news/nw-open.json'), 'utf8').replace('"nw-open"', '"loc-museum"'),
      ),
    'news/loc-museum.json › id: "loc-museum" is already the id of locations/loc-museum.json',
  ],
  [
    'a broken sound file',
    () => write('media/st-axe.en.m4a', readFileSync(join(TEMPLATE, 'media/st-axe.en.m4a')).subarray(0, 5000)),
    'stories/st-axe.json › audio.file.en: media/st-axe.en.m4a does not decode: the file is cut off',
  ],
  [
    'a 360° picture that is not 2:1',
    async () => {
      write('media/round.jpg', await picture(1600, 900))
      edit('stories/st-axe.json', (story) => {
        story.photo_360 = { file: 'media/round.jpg', alt: story.image.alt }
      })
    },
    'stories/st-axe.json › photo_360.file: media/round.jpg is 1600 × 900; a 360° picture is twice as wide as high',
  ],
]

const TABLES = ['tenants', 'operators', 'locations', 'stories', 'news']
/** The tables in which the template's territory has rows. */
const filledTables = () =>
  withTenant(database.db, 'template', async (tx) => {
    const filled: string[] = []
    for (const table of TABLES)
      if ((await rowsOf(tx, sql`select 1 from ${sql.identifier(table)}`)).length > 0) filled.push(table)
    return filled
  })

it.each(BAD)('names %s by file and field, and imports nothing', async (_what, spoil, fault) => {
  await spoil()
  const refusal = await importTerritory(database.db, folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(PackError)
  expect((refusal as PackError).message).toContain(fault)
  expect(await filledTables()).toEqual([])
})

it('names a host of another territory, and imports nothing', async () => {
  await database.db.execute(
    sql`insert into tenants (id, name, locale, time_zone, document) values ('elsewhere', 'x', 'en', 'Europe/Madrid', '{}')`,
  )
  await database.db.execute(
    sql`insert into tenant_domains (domain, tenant_id) values ('example.localhost', 'elsewhere')`,
  )
  await expect(importTerritory(database.db, folder)).rejects.toThrow(
    'tenant.json › domains.0: "example.localhost" is a host of the territory "elsewhere"',
  )
  await database.db.execute(sql`delete from tenants where id = 'elsewhere'`)
  expect(await filledTables()).toEqual([])
})

// keep this test last: the database is empty until here
it('imports the template as it is, one item of each kind, and again with 0 changes', async () => {
  const { counts, remarks } = await importTerritory(database.db, folder)
  expect(await filledTables()).toEqual(TABLES)
  expect(remarks).toEqual([])
  const empty = Object.entries(counts).filter(([, count]) => count.created === 0)
  expect(empty).toEqual([])
  expect(noChanges((await importTerritory(database.db, folder)).counts)).toBe(true)
})
