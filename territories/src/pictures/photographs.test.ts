import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { emptyWebp } from '@sureda/api/testing/photo-bombs'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from '../check.ts'
import { faultLine } from '../faults.ts'
import { importTerritory, noChanges } from '../import.ts'
import { type Document, type SmallPack, smallPack } from '../testing/small-pack.ts'

const ITEM = 'locations/loc-cova-daina.json'
const PHOTO = {
  author: 'Anna Roca',
  licence: 'CC BY 4.0',
  place: 'Romanyà de la Selva',
  date: '2026-05-12',
  focus: [30, 60],
}

let database: Database
let pack: SmallPack
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  pack = smallPack()
  mkdirSync(join(pack.folder, 'photos'))
})
afterEach(() => pack.dispose())

/** A photo as from a camera: rotated, with position and camera in its EXIF data. */
const photograph = (background = '#a8442a', width = 1800, height = 1350) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'Canary Camera' },
      IFD3: { GPSLatitude: '41/1 54/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

function show(photo: Document = PHOTO, file = 'photos/Cova.jpg') {
  pack.edit(ITEM, ({ image }) => {
    image.file = file
    image.photo = photo ?? undefined
    delete image.credit
  })
}

const bringIn = () => importTerritory(database.db, pack.folder, { today: '2026-11-21' })
const stored = async () =>
  (
    await withTenant(database.db, 'gavarres', (tx) =>
      rowsOf<{ image: string; widths: number[]; credit: string | null; photo: Document }>(
        tx,
        sql`select image, image_widths as widths, image_credit as credit, image_photo as photo from locations where id = 'loc-cova-daina'`,
      ),
    )
  )[0]
const made = () => readdirSync(join(pack.folder, 'media')).filter((name) => name.startsWith('photo-'))

it('makes the widths of a photograph, rotated and without metadata, with its credit', async () => {
  pack.write('photos/Cova.jpg', await photograph())
  show()
  await bringIn()
  const row = await stored()
  expect(row).toMatchObject({
    image: expect.stringMatching(/^gavarres\/photo-cova-[0-9a-f]{8}-800\.avif$/),
    widths: [480, 800, 1200],
    credit: null,
    photo: { ...PHOTO, blur: expect.stringMatching(/^data:image\/webp;base64,/) },
  })
  // a few hundred characters at most, because every card contains it
  expect(row?.photo.blur.length).toBeLessThan(400)
  expect(made()).toHaveLength(3)
  const smallest = readFileSync(
    join(pack.folder, 'media', made().find((name) => name.includes('-480.')) ?? ''),
  )
  const found = await sharp(smallest).metadata()
  expect(found).toMatchObject({ width: 480, height: 640, format: 'heif' })
  expect([found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined])
  expect(smallest.includes('Canary')).toBe(false)

  expect(noChanges((await bringIn()).counts), 'again: nothing to do').toBe(true)
  const [first] = made()
  pack.write('photos/Cova.jpg', await photograph('#224466'))
  expect((await bringIn()).counts.locations).toMatchObject({ updated: 1 })
  expect(made()).toHaveLength(3)
  expect(made()).not.toContain(first)
  // when an item returns to its drawing, the generated files are removed
  pack.edit(ITEM, ({ image }) => {
    Object.assign(image, { file: 'media/loc-cova-daina.webp', credit: 'Sureda' })
    delete image.photo
  })
  await bringIn()
  expect(await stored()).toMatchObject({ credit: 'Sureda', photo: null })
  expect(made()).toEqual([])
})

const BAD: [what: string, spoil: () => Promise<void> | void, fault: string][] = [
  [
    'of 50 MB',
    () => pack.write('photos/Cova.jpg', Buffer.alloc(50e6)),
    'image.file: photos/Cova.jpg has 50 MB; 20 MB is the limit. Export it as JPEG',
  ],
  [
    'without licence',
    () => show({ ...PHOTO, licence: undefined }),
    'image.photo.licence: is missing: a photograph is shown only with its author, licence, place and date',
  ],
  [
    'without author',
    () => show({ ...PHOTO, author: undefined }),
    'image.photo.author: is missing: a photograph',
  ],
  ['with an empty author', () => show({ ...PHOTO, author: ' ' }), 'image.photo.author: is empty'],
  ['of which nothing is said', () => show(null), 'image.photo: is missing: a photograph needs "photo"'],
  ['of a day that never was', () => show({ ...PHOTO, date: '2026-02-30' }), 'image.photo.date: is not a day'],
  [
    'of a kind that is not taken',
    () => show(PHOTO, 'photos/Cova.heic'),
    'image.file: must be photos/<name>.jpg, .jpeg, .png or .webp. Export a photograph of another kind as JPEG',
  ],
  [
    'that says it is a JPEG',
    () => pack.write('photos/Cova.jpg', 'GIF89a'),
    'image.file: photos/Cova.jpg is no JPEG, PNG, WebP or AVIF, whatever its name says',
  ],
  [
    'that is a bomb',
    () => pack.write('photos/Cova.jpg', emptyWebp(16_383)),
    'image.file: photos/Cova.jpg would take too much memory to read',
  ],
  [
    'that is cut off',
    async () => pack.write('photos/Cova.jpg', (await photograph()).subarray(0, 9_000)),
    'image.file: photos/Cova.jpg cannot be decoded as a picture. Export it again as JPEG',
  ],
  [
    'that is small',
    async () => pack.write('photos/Cova.jpg', await photograph('#a8442a', 1800, 900)),
    'image.file: photos/Cova.jpg is 900 pixels wide; 1200 are needed',
  ],
  ['that is not there', () => pack.remove('photos/Cova.jpg'), 'image.file: photos/Cova.jpg does not exist'],
  [
    'among the finished pictures',
    () => show(PHOTO, 'media/cova.jpg'),
    'image.file: is a photograph: put it into photos/ as it was taken',
  ],
]

it.each(BAD)('refuses a photograph %s by file and field, with what to do', async (_what, spoil, fault) => {
  pack.write('photos/Cova.jpg', emptyWebp(1200))
  show()
  await spoil()
  const { faults } = await checkTerritory(pack.folder)
  expect(faults.map(faultLine).join('\n')).toContain(`${ITEM} › ${fault}`)
  expect(existsSync(join(pack.folder, 'media/photo-cova-480.avif'))).toBe(false)
})
